import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/**
 * One measurement. @returns what was measured, and what is not as it must be
 * @param database makes an empty one on a PostgreSQL as it runs for users, and gives its address
 */
export type Bench = (database: () => Promise<string>) => Promise<{ lines: string[]; faults: string[] }>;

const BENCHES = [
  'acceptRace',
  'api',
  'check',
  'club',
  'combinations',
  'idle',
  'lighthouse',
  'logInTime',
  'longDashboard',
  'ratings',
  'scale',
  'score',
  'stalls',
];

const chosen = process.argv.slice(2);
const folder = temporaryFolder();
const server = await startEmbedded({ dataDir: folder.path, say: () => undefined });
let failures = 0;
try {
  for (const name of chosen.length > 0 ? chosen : BENCHES) {
    const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
    const { lines, faults } = await bench(newDatabase);
    for (const line of lines) console.log(`${name}: ${line}`);
    for (const fault of faults) console.error(`${name}: FAILED, ${fault}`);
    failures += faults.length;
  }
} finally {
  await server.stop();
  folder.remove();
}
process.exit(failures > 0 ? 1 : 0);

async function newDatabase(): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl({ ...server.connection, database: name });
}
