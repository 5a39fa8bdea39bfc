import { beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, pathOf } from '../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';
import { ERRORS } from '../../shared/contract/errors.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { useTestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import { createPerson, createTestGame, type Person } from '../support/factories.ts';

const all = Object.entries(ENDPOINTS) as [string, Endpoint][];
const schemas = new Map(
  await Promise.all(all.map(async ([name, endpoint]) => [name, await endpoint.schemas()] as const)),
);
const withBody = all.filter(([name]) => schemas.get(name)?.body);
/** R-operator */
const OPERATOR = 'operator@club.example';
const guarded = all.filter(([, { auth }]) => auth === 'session' || auth === 'game');
const ofGames = all.filter(([, { path }]) => path.startsWith('/api/game/:id'));

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z', config: { operators: [OPERATOR] } });
let owner: Person;
let stranger: Person;
let gameId: string;

beforeAll(async () => {
  owner = await createPerson(app, { emails: [{ email: OPERATOR }] });
  stranger = await createPerson(app);
  gameId = (await createTestGame(app, owner)).id;
});

const paramsOf = (endpoint: Endpoint, value: string) =>
  Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]));

async function send(endpoint: Endpoint, payload: string, type = endpoint.bodyType ?? 'application/json') {
  const authorization =
    endpoint.auth === 'client' ? `Basic ${Buffer.from('crosscourt-web:').toString('base64')}` : `Bearer ${owner.token}`;
  const response = await app.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, paramsOf(endpoint, gameId)),
    headers: { authorization, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

test.each(guarded)('%s: 401 without a token, with an unknown one and with a malformed one', async (_name, endpoint) => {
  for (const token of [undefined, 'unknownUnknown', 'not a token!']) {
    const answer = await call(app, endpoint, { params: paramsOf(endpoint, gameId), ...(token ? { token } : {}) });
    expect(answer.error).toMatchObject({ status: 401, messageId: 'E.auth.required', message: 'error.E.auth.required' });
  }
});

describe.each(withBody)('%s', (_name, endpoint) => {
  test('400 for a body that is no JSON, 415 for another kind of content', async () => {
    if (!endpoint.bodyType) {
      expect(await send(endpoint, '{"half":')).toMatchObject({ status: 400, body: { messageId: 'E.bad.json' } });
    }
    expect(await send(endpoint, '<xml/>', 'application/xml')).toMatchObject({
      status: 415,
      body: { messageId: 'E.mediaType' },
    });
  });

  test('413 for a body that is too large', async () => {
    const payload = endpoint.bodyType ? `a=${'x'.repeat(2_000_000)}` : JSON.stringify({ notes: 'x'.repeat(2_000_000) });
    expect(await send(endpoint, payload)).toMatchObject({ status: 413, body: { messageId: 'E.tooLarge' } });
  });

  test('400 for an array, a number or null in the place of the body', async () => {
    // A form is never one of these: there the text itself is the name of an unknown field.
    for (const payload of ['[]', '5', 'null', '"text"']) {
      expect(await send(endpoint, payload)).toMatchObject({ status: 400, body: { messageId: 'E.bad.request' } });
    }
  });
});

/** Bodies in which nothing has to be there. */
const OPTIONAL = [
  ...['saveMe', 'savePreferences', 'actOnGame', 'editGame', 'findPastGames'],
  ...['deleteMe', 'beginFactor', 'turnOffFactor', 'renewRecoveryCodes', 'beginPasskey', 'removePasskey'],
  ...['endSession', 'endOtherSessions'],
  ...['saveClub', 'joinClub', 'closeClub', 'reopenClub', 'searchPeople', 'addPeople', 'savePerson', 'saveMembership'],
  ...['tryMailAgain', 'giveUpMail', 'reopenReport', 'resetLogIn', 'removeNote'],
];

test.each(withBody.filter(([name]) => !OPTIONAL.includes(name)))(
  '%s: 400 names the fields that are missing, as texts that exist',
  async (_name, endpoint) => {
    const { status, body } = await send(endpoint, endpoint.bodyType ? '' : '{}');
    expect(status).toBe(400);
    expect(body.messageId).toBe('E.bad.request');
    const keys = Object.values(body.data.fields) as string[];
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(TEXTS.en).toHaveProperty([key]);
  },
);

test.each(ofGames)('%s: 404 for a game that is not there, 400 for an id of another form', async (_name, endpoint) => {
  const body = endpoint.path.endsWith('/invite')
    ? { contactList: [{ firstName: 'Gil', lastName: 'Guest', email: 'g@mail.example' }] }
    : endpoint.path.endsWith('/search/ask')
      ? { people: ['nobody'] }
      : { actionType: 'ACCEPT', shareToken: 'aLinkToNothing' };
  const withBodyOr = endpoint.method === 'GET' ? {} : { body };
  const gone = await call(app, endpoint, { params: { id: 'nothingHere' }, token: owner.token, ...withBodyOr });
  expect(gone.error).toMatchObject({ status: 404, messageId: 'E.notFound.game' });
  const odd = await call(app, endpoint, { params: { id: 'a-b' }, token: owner.token, ...withBodyOr });
  expect(odd.error).toMatchObject({ status: 400, data: { fields: { id: 'field.format' } } });
});

test('a stranger who is logged in learns sport, status and first name, and may do nothing', async () => {
  const answer = await call(app, ENDPOINTS.getGame, { params: { id: gameId }, token: stranger.token });
  expect(answer.body).toMatchObject({ sport: 'TENNIS', status: 'CONFIRMED', userRole: null, action: [], invitee: [] });
  expect(answer.body.owner).toMatchObject({ firstName: 'Pat', lastName: '', code: null });
  for (const actionType of ['ACCEPT', 'CANCEL', 'SET_SCORE', 'OPPONENT_SELECTION']) {
    const act = await call(app, ENDPOINTS.actOnGame, {
      params: { id: gameId },
      token: stranger.token,
      body: { actionType },
    });
    expect(act.error).toMatchObject({ status: 403, messageId: 'E.not.allowed' });
  }
});

test('every error code has a sentence in every language', () => {
  for (const texts of Object.values(TEXTS)) {
    for (const code of Object.keys(ERRORS)) expect(texts).toHaveProperty([`error.${code}`]);
  }
});

test('an unknown call answers 404 in the shape of every error', async () => {
  const response = await app.app.inject({ url: '/api/nothing' });
  expect(response.json()).toEqual({ status: 404, messageId: 'E.notFound', message: 'error.E.notFound' });
});
