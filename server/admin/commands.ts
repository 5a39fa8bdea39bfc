import { resolve } from 'node:path';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { commandLine } from '../features/operator/acting.ts';
import { audit } from '../features/operator/auditLog.ts';
import { replayFrom } from '../features/rating/ledger.ts';
import { LAST_BACKUP, noteDone } from '../jobs/lastDone.ts';
import { queueMail } from '../mail/delivery.ts';
import { AdminError } from './adminError.ts';
import { backup } from './backup.ts';
import { listUndeliverable, markUndeliverable } from './delivery.ts';
import { dropNote, listNotes } from './notes.ts';
import { disable, enable, printReset, turnFactorOff } from './people.ts';
import { restore } from './restore.ts';

export const USAGE = `Usage: npm run admin -- COMMAND

  reset-login ADDRESS       ends the sessions of an account and prints a link that sets a new password
  factor-off ADDRESS        takes the second step and the passkeys from an account whose owner has lost them
  disable ADDRESS           closes an account; enable ADDRESS opens it again
  undeliverable [ADDRESS]   lists addresses the mail server refused, or marks one whose mail came back
  remove-note GAME [NOTE]   lists the notes of a game (its id, code or address), or removes one
  backup FILE               writes everything into a file, while the server runs
  restore FILE              fills an empty database with a backup`;

export interface Operator {
  context: Context;
  connection: pg.PoolConfig;
  /** Files are named from there. */
  folder: string;
}

type Command = (operator: Operator, args: string[]) => Promise<string[]>;

/** Jobs are not part of a backup: what waits for one gets it anew. */
async function queueAgain(context: Context): Promise<void> {
  await context.jobs.start();
  await context.db.transaction().execute(async (tx) => {
    const pools = await tx
      .selectFrom('rated_matches')
      .select(({ fn }) => ['pool', fn.min('day').as('day')])
      .groupBy('pool')
      .execute();
    for (const pool of pools) await replayFrom(context, tx, pool);
    const mails = await tx
      .updateTable('mails')
      .set({ next_try_at: null })
      .where('state', '=', 'QUEUED')
      .returningAll()
      .execute();
    for (const mail of mails) await queueMail(context.jobs, tx, mail);
  });
}

const COMMANDS: Record<string, { needs: number; takes: number; run: Command }> = {
  'reset-login': { needs: 1, takes: 1, run: ({ context }, [address = '']) => printReset(context, address) },
  'factor-off': { needs: 1, takes: 1, run: ({ context }, [address = '']) => turnFactorOff(context, address) },
  disable: { needs: 1, takes: 1, run: ({ context }, [address = '']) => disable(context, address) },
  enable: { needs: 1, takes: 1, run: ({ context }, [address = '']) => enable(context, address) },
  undeliverable: {
    needs: 0,
    takes: 1,
    run: ({ context }, [address]) => (address ? markUndeliverable(context, address) : listUndeliverable(context)),
  },
  'remove-note': {
    needs: 1,
    takes: 2,
    run: ({ context }, [game = '', note]) => (note ? dropNote(context, game, note) : listNotes(context, game)),
  },
  backup: {
    needs: 1,
    takes: 1,
    run: async ({ context, connection, folder }, [file = '']) => {
      const path = resolve(folder, file);
      const now = context.clock.now();
      const tables = await backup(connection, path, now);
      await noteDone(context.db, LAST_BACKUP, now);
      await audit(context, context.db, commandLine(context), { action: 'BACKUP_MADE' });
      return [`${tables} tables are written into ${path}. It holds everything about everybody: keep it safe.`];
    },
  },
  restore: {
    needs: 1,
    takes: 1,
    run: async ({ context, connection, folder }, [file = '']) => {
      const { madeAt } = await restore(connection, context.db, resolve(folder, file));
      await queueAgain(context);
      await audit(context, context.db, commandLine(context), { action: 'BACKUP_RESTORED' });
      return [`The backup of ${madeAt} is restored. Start the server with this database.`];
    },
  },
};

/** @returns whether the words are a command that can be run */
export function isCommand([name = '', ...args]: string[]): boolean {
  const command = COMMANDS[name];
  return command !== undefined && args.length >= command.needs && args.length <= command.takes;
}

/**
 * @returns lines for the operator
 * @throws AdminError, BackupError with one line that says what is wrong
 */
export async function runCommand(operator: Operator, [name = '', ...args]: string[]): Promise<string[]> {
  const command = COMMANDS[name];
  if (!command) throw new AdminError(USAGE);
  const { security } = operator.context;
  try {
    const lines = await command.run(operator, args);
    security('admin.command', { command: name });
    return lines;
  } catch (error) {
    security('admin.refused', { command: name });
    throw error;
  }
}
