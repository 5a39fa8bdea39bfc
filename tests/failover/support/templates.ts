import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const TEMPLATES = join(import.meta.dirname, '../../../packaging/server/ha');
/** Below those that the system gives to connections: one that is free stays so while a program is away. */
const [FIRST_PORT, PORTS] = [15_000, 15_000];

const given = new Set<number>();

/** @returns a TCP port that stays free until a program takes it, and while it is started again */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (!isFree || given.has(port)) continue;
    given.add(port);
    return port;
  }
}

const ADDRESS = /\b(?:10\.0\.0\.\d+|127\.0\.0\.1):\d+(?: port \d+)?/g;

/**
 * What operators get, with every address of its machines turned into a port of this one: the same address is the same port in
 * all of them.
 */
export function templates() {
  const ports = new Map<string, number>();

  async function portOf(address: string): Promise<number> {
    const port = ports.get(address) ?? (await steadyPort());
    ports.set(address, port);
    return port;
  }

  async function local(address: string): Promise<string> {
    const [at = '', checked] = address.split(' port ');
    const port = checked ? ` port ${await portOf(at.replace(/\d+$/, checked))}` : '';
    return `127.0.0.1:${await portOf(at)}${port}`;
  }

  return {
    portOf,
    /**
     * @param machine name and address of whom it is for, where they differ
     * @param others more that is to be replaced
     */
    async fill(
      file: string,
      machine = { name: '', address: '' },
      others: Record<string, string> = {},
    ): Promise<string> {
      const own = { '\\bNODE\\b': machine.name, '\\bADDRESS\\b': machine.address, ...others };
      let text = readFileSync(join(TEMPLATES, file), 'utf8');
      for (const [from, to] of Object.entries(own)) text = text.replace(new RegExp(from, 'g'), to);
      for (const address of new Set(text.match(ADDRESS)))
        text = text.replaceAll(new RegExp(`${address.replaceAll('.', '\\.')}(?!\\d| port)`, 'g'), await local(address));
      return text;
    },
  };
}

export type Templates = ReturnType<typeof templates>;

/** @returns the variables of a file of `NAME=value` lines */
export function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z\d_]+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
