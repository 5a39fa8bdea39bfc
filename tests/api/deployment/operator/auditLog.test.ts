import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../../../../server/admin/commands.ts';
import { buildContext } from '../../../../server/buildContext.ts';
import * as operator from '../../../../shared/contract/operator/operator.ts';
import { call } from '../../../support/client.ts';
import { createPerson } from '../../../support/factories.ts';
import { auditOf, useOperatorApp } from '../../../support/operators.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

// R-operator-audit.

const MIGRATIONS = join(import.meta.dirname, '../../../../server/db/migrations');

const folder = temporaryFolder();

afterAll(folder.remove);
const world = useOperatorApp();
const { app, ola } = world;

async function admin(words: string[]): Promise<void> {
  const { config, clock, connection } = app;
  const fail = (fields: object, line: string) => expect.unreachable(`${line} ${JSON.stringify(fields)}`);
  const log = { info: () => undefined, warn: fail, error: fail };
  const { context, close } = buildContext({ config, connection, clock, log, security: () => undefined });
  try {
    await context.jobs.start();
    await runCommand({ context, connection, folder: folder.path }, words);
  } finally {
    await close();
  }
}

test('the log has what the command line does as well, and a backup is known of', async () => {
  const player = await createPerson(app);
  await admin(['disable', player.email]);
  await admin(['enable', player.email]);
  await admin(['reset-login', player.email]);
  await admin(['backup', 'audit.gz']);
  const rows = (await auditOf(world)).slice(0, 4);
  expect(rows.map(({ action }) => action)).toEqual(['BACKUP_MADE', 'LOG_IN_RESET', 'ACCOUNT_OPENED', 'ACCOUNT_CLOSED']);
  expect(rows.every(({ by }) => by === null)).toBe(true);
  const health = (await call(app, operator.getHealth, { token: ola.token })).body;
  expect(health.lastBackup).toBe(app.clock.now().toISOString());
  expect(`${health.database.migration}.sql`).toBe(readdirSync(MIGRATIONS).sort().at(-1));
  expect(health.jobs.map(({ name }) => name)).toContain('mail.deliver');
});

test('the log is never changed, shortened or emptied', async () => {
  const before = (await app.db.query('select * from audit_log order by ord')).rows;
  expect(before.length).toBeGreaterThan(0);
  for (const sql of ['update audit_log set operator_id = null', 'delete from audit_log', 'truncate audit_log']) {
    await expect(app.db.query(sql), sql).rejects.toThrow('only added');
  }
  expect((await app.db.query('select * from audit_log order by ord')).rows).toEqual(before);
});

test('the log is read by pages', async () => {
  await app.db.query(`insert into audit_log (at, action) select now(), 'BACKUP_RESTORED' from generate_series(1, 60)`);
  const query = { kind: 'BACKUP_RESTORED' } as const;
  const first = (await call(app, operator.findAudit, { token: ola.token, query })).body;
  expect(first.rows).toHaveLength(50);
  const after = first.next as string;
  const second = (await call(app, operator.findAudit, { token: ola.token, query: { ...query, after } })).body;
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60);
});
