import { addDays } from 'date-fns/addDays';
import { expect, test } from 'vitest';
import { forgottenPassword, sendValidation, signUp, validateEmail } from '../../../shared/contract/account.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox, PASSWORD } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const links = async (email: string) =>
  (await outbox(app, email)).flatMap((mail) => mail.links).filter((link) => link.includes('/email/validate'));
const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';

/** Signs up, and @returns the token of the link that is mailed. */
async function signUpAs(email: string): Promise<string> {
  const body = { emails: [{ email, main: true }], password: PASSWORD, firstName: 'Ann', lastName: 'Baker' };
  expect((await call(app, signUp, { body: body as never })).status).toBe(201);
  return tokenOf((await links(email))[0]);
}
const again = (token: string) => call(app, sendValidation, { body: { token } });
/** Waits until a statement finds one row. */
async function untilOne(text: string) {
  await expect.poll(async () => (await app.db.query(text)).rowCount).toBe(1);
  return app.db.query(text);
}
const prove = (token: string) => call(app, validateEmail, { body: { token, password: PASSWORD } });
/** A job of another kind that was queued later has run: so has what was asked before it. */
async function untilJobsAreDone(email: string): Promise<void> {
  await call(app, forgottenPassword, { body: { email } });
  await expect
    .poll(async () =>
      (await outbox(app, email)).some((mail) => mail.links.some((link) => link.includes('/setNewPassword/'))),
    )
    .toBe(true);
}

// R-validation-again
test('in place of a link that is too old another is mailed, which works; the old one is worth nothing', async () => {
  const old = await signUpAs('late@club.example');
  app.clock.set(addDays(app.clock.now(), 8));
  expect((await prove(old)).error.messageId).toBe('E.link.used');
  expect((await again(old)).status).toBe(204);
  await expect.poll(() => links('late@club.example')).toHaveLength(2);
  const fresh = (await links('late@club.example')).map(tokenOf).find((token) => token !== old) ?? '';
  expect((await prove(old)).error.messageId).toBe('E.link.used');
  expect((await prove(fresh)).body).toEqual({ email: 'late@club.example' });
});

test('while its account has mailed too many strangers it waits until there is room', async () => {
  const person = await createPerson(app);
  const emails = [
    { email: person.email, main: true },
    { email: 'second@club.example', main: false },
  ];
  const added = await call(app, saveMe, { token: person.token, body: { emails, currentPassword: PASSWORD } });
  expect(added.status).toBe(200);
  const old = tokenOf((await links('second@club.example'))[0]);
  app.clock.set(addDays(app.clock.now(), 8));
  await app.db.query(
    `insert into mail_counts (key, holder, counted_at) select 'strangers:' || $1, $1, $2 from generate_series(1, 1000)`,
    [person.id, app.clock.now()],
  );
  expect((await again(old)).status).toBe(204);
  const { rows } = await untilOne(`select id from jobs.job where name = 'address.validate' and state = 'created'
    and start_after > now() + interval '50 minutes'`);
  expect(await links('second@club.example')).toHaveLength(1);
  app.clock.set(addDays(app.clock.now(), 1));
  await app.db.query('update jobs.job set start_after = now() where id = $1', [rows[0].id]);
  // A worker is woken by the next one that is asked.
  expect((await again('nobodysToken')).status).toBe(204);
  await expect.poll(() => links('second@club.example')).toHaveLength(2);
});

test('the answer is the same for a link that works, was used or is nobody’s, and nothing is mailed', async () => {
  const works = await signUpAs('works@club.example');
  const used = await signUpAs('used@club.example');
  await prove(used);
  const answers = [await again(works), await again(used), await again('nobodysToken')];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await untilJobsAreDone('used@club.example');
  expect(await links('works@club.example')).toHaveLength(1);
  expect(await links('used@club.example')).toHaveLength(1);
  expect((await prove(works)).status).toBe(200);
});

test('a closed account gets none', async () => {
  const old = await signUpAs('closed@club.example');
  app.clock.set(addDays(app.clock.now(), 8));
  await app.db.query(`update users set disabled_at = now() where id = (
    select user_id from user_addresses where address = 'closed@club.example')`);
  expect((await again(old)).status).toBe(204);
  const open = await signUpAs('open@club.example');
  await prove(open);
  await untilJobsAreDone('open@club.example');
  expect(await links('closed@club.example')).toHaveLength(1);
});

test('a network asks for fifty an hour', async () => {
  app.clock.set(addDays(app.clock.now(), 1));
  const statuses = [];
  for (let count = 0; count < 51; count += 1) statuses.push((await again('nobodysToken')).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(204));
  expect(statuses[50]).toBe(429);
});
