import { expect, test } from 'vitest';
import * as operator from '../../../../shared/contract/operator/operator.ts';
import { deleteMe } from '../../../../shared/contract/profile.ts';
import { createToken } from '../../../../shared/contract/session.ts';
import { call } from '../../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  PASSWORD,
  type Person,
  readGame,
} from '../../../support/factories.ts';
import { auditOf, proof, reportOn, useOperatorApp } from '../../../support/operators.ts';

// R-operator-reports.

const world = useOperatorApp();
const { app, ola, otto } = world;

const settle = (by: Person, id: string, outcome: 'DISMISSED' | 'CLOSED') =>
  call(app, operator.settleReport, { params: { id }, token: by.token, body: { outcome, ...proof } });
const logInAs = (username: string) =>
  call(app, createToken, { body: { grant_type: 'password', username, password: PASSWORD } });

test('are listed with who and why; one that is dismissed is settled, and can be opened again', async () => {
  const [bad, good] = [await createPerson(app, { firstName: 'Bart' }), await createPerson(app)];
  const report = await reportOn(world, bad, good);
  expect(report).toMatchObject({ reason: 'SPAM', comment: 'Rude on court', state: 'OPEN', settledAt: null });
  expect(report.reported).toMatchObject({ id: bad.id, firstName: 'Bart', closed: false });
  expect(report.reporter?.id).toBe(good.id);
  expect((await settle(ola, report.id, 'DISMISSED')).status).toBe(204);
  const open = await call(app, operator.findReports, { token: ola.token });
  expect(open.body.rows.map(({ id }) => id)).not.toContain(report.id);
  const settled = await call(app, operator.findReports, { token: ola.token, query: { type: 'SETTLED' } });
  expect(settled.body.rows[0]).toMatchObject({ id: report.id, state: 'DISMISSED' });
  expect((await logInAs(bad.email)).status).toBe(200);
  const reopen = () => call(app, operator.reopenReport, { params: { id: report.id }, token: ola.token, body: proof });
  expect((await reopen()).status).toBe(204);
  expect((await reopen()).error.messageId).toBe('E.operator.done');
  const done = { by: ola.id, account: bad.id, subject: report.id };
  expect((await auditOf(world)).slice(0, 2)).toEqual([
    { action: 'REPORT_REOPENED', ...done },
    { action: 'REPORT_DISMISSED', ...done },
  ]);
});

test('closing the account settles all open ones about it', async () => {
  const [bad, one, two] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const game = await createTestGame(app, bad, { contactList: [contactOf(one)] });
  const first = await reportOn(world, bad, one);
  const second = await reportOn(world, bad, two);
  expect((await settle(ola, first.id, 'CLOSED')).status).toBe(204);
  expect((await logInAs(bad.email)).error.messageId).toBe('E.account.closed');
  expect((await readGame(app, game.id, one.token)).status).toBe('CANCELED');
  expect((await settle(otto, second.id, 'DISMISSED')).error.messageId).toBe('E.operator.done');
  const rows = (await auditOf(world)).slice(0, 3);
  expect(rows.map(({ action }) => action).sort()).toEqual(['ACCOUNT_CLOSED', 'REPORT_CLOSED', 'REPORT_CLOSED']);
  expect(rows.every(({ by, account }) => by === ola.id && account === bad.id)).toBe(true);
});

test('of two operators who act on one at once, one does', async () => {
  const [bad, good] = [await createPerson(app), await createPerson(app)];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await reportOn(world, bad, good);
    const before = (await auditOf(world)).length;
    const answers = await Promise.all([settle(ola, id, 'DISMISSED'), settle(otto, id, 'CLOSED')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const isClosed = answers[1].status === 204;
    expect((await logInAs(bad.email)).status).toBe(isClosed ? 403 : 200);
    expect((await auditOf(world)).length - before).toBe(isClosed ? 2 : 1);
    const open = { action: 'OPEN', ...proof };
    if (isClosed) await call(app, operator.actOnAccount, { params: { id: bad.id }, token: ola.token, body: open });
  }
});

test('who leaves takes what they wrote along, and what was said about them', async () => {
  const [bad, good, other] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const kept = await reportOn(world, bad, good, 'Said by somebody');
  const gone = await reportOn(world, good, other);
  await call(app, deleteMe, { token: good.token, body: proof });
  const { rows } = (await call(app, operator.findReports, { token: ola.token })).body;
  expect(rows.find(({ id }) => id === kept.id)).toMatchObject({ comment: '', reporter: null });
  expect(rows.find(({ id }) => id === gone.id)).toBeUndefined();
});

test('a page of them has thirty', async () => {
  const bad = await createPerson(app);
  await app.db.query(
    `insert into player_reports (id, reported_id, reason, comment, created_at, state)
     select 'many' || n, $1, 'OTHER', '', now(), 'OPEN' from generate_series(1, 40) n`,
    [bad.id],
  );
  const first = (await call(app, operator.findReports, { token: ola.token })).body;
  expect(first.rows).toHaveLength(30);
  const second = await call(app, operator.findReports, { token: ola.token, query: { after: first.next as string } });
  const ids = [...first.rows, ...second.body.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.startsWith('many'))).toHaveLength(40);
  await app.db.query(`delete from player_reports where reported_id = $1`, [bad.id]);
});
