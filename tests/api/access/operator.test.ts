import { beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '../../../shared/contract/account.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import * as operator from '../../../shared/contract/operator/operator.ts';
import { saveMe } from '../../../shared/contract/profile.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, logIn, PASSWORD, type Person, proveAddress } from '../../support/factories.ts';
import { createOperator, OPERATORS } from '../../support/operators.ts';

const MINUTE = 60_000;
const all = Object.entries(operator) as [string, Endpoint][];
const paramsOf = ({ path }: Endpoint): Record<string, string> => (path.includes(':id') ? { id: 'nothing' } : {});

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z', config: { operators: OPERATORS } });
let ola: Person;
let stranger: Person;

beforeAll(async () => {
  ola = await createOperator(app);
  stranger = await createPerson(app);
});

const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const isOperator = async ({ token }: Pick<Person, 'token'>) => (await call(app, getMe, { token })).body.operator;

// R-operator
describe('everything of the operator', () => {
  test.each(all)('%s is not there for anybody else, with any body', async (_name, endpoint) => {
    for (const token of [undefined, 'unknownUnknown', stranger.token]) {
      for (const body of [undefined, {}, 'nonsense']) {
        const withBody = endpoint.method === 'POST' && body !== undefined ? { body } : {};
        const answer = await call(app, endpoint, { params: paramsOf(endpoint), ...withBody, ...(token && { token }) });
        expect(answer.error).toMatchObject({ status: 404, messageId: 'E.notFound' });
      }
    }
  });

  test('params of another form are no more there than others', async () => {
    const answer = await call(app, operator.giveUpMail, { params: { id: 'no-id!' }, body: {}, token: stranger.token });
    expect(answer.status).toBe(404);
  });

  test('an operator is told to be one, and has it', async () => {
    expect(await isOperator(ola)).toBe(true);
    expect(await isOperator(stranger)).toBe(false);
    expect((await call(app, operator.getHealth, { token: ola.token })).status).toBe(200);
  });

  test('an address of the list counts once it is proved, in any case, and no longer than it is somebody’s', async () => {
    const otto = await createPerson(app);
    const emails = [
      { email: otto.email, main: true },
      { email: 'Otto@Club.example', main: false },
    ];
    await call(app, saveMe, { token: otto.token, body: { emails, currentPassword: PASSWORD } });
    expect(await isOperator(otto)).toBe(false);
    expect((await call(app, operator.getHealth, { token: otto.token })).status).toBe(404);
    await proveAddress(app, 'otto@club.example');
    expect((await call(app, operator.getHealth, { token: otto.token })).status).toBe(200);
    await call(app, saveMe, {
      token: otto.token,
      body: { emails: emails.slice(0, 1), currentPassword: PASSWORD },
    });
    expect((await call(app, operator.getHealth, { token: otto.token })).status).toBe(404);
  });

  test('without the list nobody has it', async () => {
    const plain = await buildTestApp({ connection: app.connection });
    expect((await call(plain, operator.getHealth, { token: ola.token })).status).toBe(404);
    await plain.close();
  });
});

// R-operator-proof
describe('what changes something', () => {
  const close = (token: string, id: string, proof = {}) =>
    call(app, operator.actOnAccount, { params: { id }, token, body: { action: 'CLOSE', ...proof } });
  const open = (token: string, id: string) =>
    call(app, operator.actOnAccount, { params: { id }, token, body: { action: 'OPEN' } });

  test('needs a proof, which holds ten minutes in this session and in no other', async () => {
    const other = await logIn(app, ola.email);
    const { id } = await createPerson(app);
    expect((await close(ola.token, id)).error).toMatchObject({
      messageId: 'E.proof.required',
      data: { proof: 'password' },
    });
    expect((await close(ola.token, id, { currentPassword: 'wrong' })).error.messageId).toBe('E.password.current');
    expect((await close(ola.token, id, { currentPassword: PASSWORD })).status).toBe(204);
    expect((await open(other, id)).error.messageId).toBe('E.proof.required');
    expect((await open(ola.token, id)).status).toBe(204);
    pass(11 * MINUTE);
    expect((await close(ola.token, id)).error.messageId).toBe('E.proof.required');
  });

  test('shuts nobody out of their own account', async () => {
    const proof = { currentPassword: PASSWORD };
    expect((await close(ola.token, ola.id, proof)).error.messageId).toBe('E.not.allowed');
    const reset = await call(app, operator.resetLogIn, { params: { id: ola.id }, token: ola.token, body: proof });
    expect(reset.error.messageId).toBe('E.not.allowed');
  });

  test('two operators who close each other end with one of them', async () => {
    const otto = await createOperator(app, OPERATORS[1]);
    const proof = { currentPassword: PASSWORD };
    const answers = await Promise.all([close(ola.token, otto.id, proof), close(otto.token, ola.id, proof)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    // The other one is no operator any more, by their session or by their closed account.
    expect([401, 404]).toContain(statuses[1]);
  });
});
