import { beforeAll, expect, test } from 'vitest';
import * as operator from '../../../shared/contract/operator/operator.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { execute } from '../../support/database/databaseServer.ts';
import { contactOf, createPerson, createTestGame, outbox, PASSWORD, type Person } from '../../support/factories.ts';
import { createOperator, OPERATORS } from '../../support/operators.ts';

const app = useTestApp({ config: { operators: OPERATORS } });
let ola: Person;

beforeAll(async () => {
  ola = await createOperator(app);
});

const invitationsTo = async ({ email }: Person) =>
  (await outbox(app, email)).filter(({ subject }) => /invites you/.test(subject));

async function act(player: Person, action: 'CLOSE' | 'OPEN'): Promise<void> {
  const body = { action, currentPassword: PASSWORD };
  const { status } = await call(app, operator.actOnAccount, { params: { id: player.id }, token: ola.token, body });
  expect(status).toBe(204);
}

test('a closed account gets no invitation, and is as its owner left it once it is opened again', async () => {
  const [owner, willing, unwilling] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await execute(app.connection, `update users set blocks_invitations = true where id = '${unwilling.id}'`);
  const people = [willing, unwilling];
  const invite = () => createTestGame(app, owner, { contactList: people.map(contactOf) });
  for (const player of people) await act(player, 'CLOSE');
  await invite();
  expect(await Promise.all(people.map(invitationsTo))).toEqual([[], []]);
  for (const player of people) await act(player, 'OPEN');
  await invite();
  await expect.poll(async () => (await invitationsTo(willing)).length).toBe(1);
  expect(await invitationsTo(unwilling)).toEqual([]);
});
