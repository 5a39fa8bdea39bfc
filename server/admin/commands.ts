import { resolve } from 'node:path';
import type pg from 'pg';
import { personName } from '../../shared/domain/people/personName.ts';
import { DEFAULT_LANGUAGE } from '../../shared/locales/languages.ts';
import type { Context } from '../context.ts';
import { LAST_BACKUP, noteDone } from '../db/moments.ts';
import { commandLine } from '../features/operator/acting.ts';
import { audit } from '../features/operator/auditLog.ts';
import { findRefused, markAddress } from '../features/operator/delivery.ts';
import { findGameId, findNotes, removeNote } from '../features/operator/notes.ts';
import { replayFrom } from '../features/rating/ledger.ts';
import { queueMail } from '../mail/delivery.ts';
import { AdminError } from './adminError.ts';
import { backup } from './backup.ts';
import { disable, enable, printReset, turnFactorOff } from './people.ts';
import { restore } from './restore.ts';

/** @returns the addresses that the mail server refused, the newest first */
async function listUndeliverable({ db }: Context): Promise<string[]> {
  const rows = await findRefused(db);
  if (rows.length === 0) return ['The mail server has refused no address in the last 30 days.'];
  return rows.map(({ recipient, created_at }) => `${created_at.toISOString().slice(0, 10)}  ${recipient}`);
}

/** @throws AdminError when no invitation waits for an answer from this address */
async function markUndeliverable(context: Context, address: string): Promise<string[]> {
  const count = await markAddress(context, commandLine(context), address);
  if (count === 0) throw new AdminError(`No unanswered invitation went to ${address}.`);
  return [`${count} invitations to ${address} are marked as not delivered.`];
}

async function gameOf({ db }: Context, name: string): Promise<string> {
  const id = await findGameId(db, name);
  if (id === null) throw new AdminError(`There is no game ${name}.`);
  return id;
}

/** @returns the notes of a game, each with its id in front */
async function listNotes(context: Context, game: string): Promise<string[]> {
  const notes = await findNotes(context.db, await gameOf(context, game));
  if (notes.length === 0) return ['This game has no notes.'];
  return notes.map(({ message, ...note }) => `${note.id}  ${personName(note, DEFAULT_LANGUAGE)}: ${message}`);
}

/** @throws AdminError for a note that is not of this game */
async function dropNote(context: Context, game: string, noteId: string): Promise<string[]> {
  const isRemoved = await removeNote(context, commandLine(context), noteId, await gameOf(context, game));
  if (!isRemoved) throw new AdminError(`This game has no note ${noteId}.`);
  return ['The note is removed.'];
}

export const USAGE = `Usage: npm run admin -- COMMAND

  reset-login ADDRESS       ends the sessions of an account and prints a link that sets a new password
  factor-off ADDRESS        takes the second step and the passkeys from an account whose owner has lost them
  disable ADDRESS           closes an account; enable ADDRESS opens it again
  undeliverable [ADDRESS]   lists addresses the mail server refused, or marks one whose mail came back
  remove-note GAME [NOTE]   lists the notes of a game (its id, code or address), or removes one
  backup FILE               writes everything into a file, while the server runs
  restore FILE              fills an empty database with a backup`;

interface Operator {
  context: Context;
  connection: pg.PoolConfig;
  /** Names of files are relative to it. */
  folder: string;
}

type Command = (operator: Operator, args: string[]) => Promise<string[]>;

/** Jobs are not part of a backup: everything that waits for a job gets a new one. */
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
