import type { Health } from '../../../shared/contract/schemas/operator.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';

/** @returns how the replica is, in a word, and by how many seconds it is behind (R-operator-health) */
export function replicaText(replica: Health['replica']): { text: TextKey; seconds: number } {
  if (replica === null) return { text: 'operator.health.replicaNone', seconds: 0 };
  if (replica.lagMs === null) return { text: 'operator.health.replicaUnused', seconds: 0 };
  return { text: 'operator.health.replicaLag', seconds: replica.lagMs / 1000 };
}
