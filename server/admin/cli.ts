// npm run admin -- COMMAND: the operator's commands, beside the running server.
import { buildContext } from '../buildContext.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { DatabaseError } from '../db/embedded/account.ts';
import { bringUpToDate } from '../db/migrate.ts';
import { ConfigError } from '../readVariables.ts';
import { createSecurityLog } from '../securityLog.ts';
import { AdminError } from './adminError.ts';
import { BackupError } from './backupFile.ts';
import { isCommand, runCommand, USAGE } from './commands.ts';

/** The beginning of a line in the server's own log: the same tools read both. */
const SECURITY_LINE = { level: 30, stream: 'security' };

async function main(words: string[]): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (line) => console.error(line), { join: true });
  const { connection } = database;
  const security = createSecurityLog((line) =>
    console.error(JSON.stringify({ ...SECURITY_LINE, time: Date.now(), ...line })),
  );
  const { context, close } = buildContext({ config, connection, clock: systemClock, log: console, security });
  try {
    // A restore creates the schema of its backup first.
    if (words[0] !== 'restore') await bringUpToDate(connection);
    if (words[0] === 'disable' || words[0] === 'enable') await context.jobs.start();
    const folder = process.env.INIT_CWD ?? process.cwd();
    for (const line of await runCommand({ context, connection, folder }, words)) console.log(line);
  } finally {
    await close();
    await database.stop();
  }
}

const words = process.argv.slice(2);
if (!isCommand(words)) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await main(words);
  process.exit(0);
} catch (error) {
  const isSaid = [AdminError, BackupError, ConfigError, DatabaseError].some((kind) => error instanceof kind);
  console.error(isSaid && error instanceof Error ? error.message : error);
  process.exit(1);
}
