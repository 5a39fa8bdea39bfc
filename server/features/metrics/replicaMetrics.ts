import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';

/**
 * Gauges of the replica, where there is one (R-replica).
 * @returns what asks it anew
 */
export function replicaGauges(
  { config, replica }: Pick<Context, 'config' | 'replica'>,
  register: Registry,
): () => Promise<void> {
  if (config.databaseReplicaUrl === null) return async () => undefined;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `crosscourt_replica_${name}`, help, labelNames, registers: [register] });
  const isRead = gauge('read', 'Whether the replica is read from: 1, or 0 when it is away or lags too far');
  const lag = gauge('lag_seconds', 'By how much the replica is behind; left out while nobody can tell');
  const reads = gauge('reads', 'Reads that may be a moment old since the start, by who answered', ['from']);
  return async () => {
    const state = await replica.state();
    isRead.set(state?.isRead ? 1 : 0);
    if (typeof state?.lagMs === 'number') lag.set(state.lagMs / 1000);
    else lag.remove();
    for (const [from, count] of Object.entries(replica.counts)) reads.set({ from }, count);
  };
}
