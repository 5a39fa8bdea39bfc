import { expect, test } from 'vitest';
import { closeClub, getClub, renewJoinLink } from '../../../shared/contract/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createTestClub } from '../../support/clubs.ts';
import { createPerson, PASSWORD } from '../../support/factories.ts';

const app = useTestApp();

// R-club-join, R-club-visibility
test('who holds the join link sees which club it is of, until it is renewed or the club closed', async () => {
  const keeper = await createPerson(app);
  const secret = { visibility: 'MEMBERS', joining: 'LINK', about: 'Ours' };
  const { id, slug, joinUrl, name } = await createTestClub(app, keeper, secret);
  const look = (link?: string) => call(app, getClub, { params: { id: slug }, ...(link ? { query: { link } } : {}) });
  const link = joinUrl?.split('/').at(-1) ?? '';
  expect((await look()).status).toBe(404);
  expect((await look(`${link}x`)).status).toBe(404);
  expect((await look(link)).body).toMatchObject({
    name,
    about: null,
    memberCount: null,
    organisers: [],
    joinUrl: null,
  });
  await call(app, renewJoinLink, { params: { id }, token: keeper.token });
  expect((await look(link)).status).toBe(404);
  const { joinUrl: next } = (await call(app, getClub, { params: { id: slug }, token: keeper.token })).body;
  await call(app, closeClub, { params: { id }, token: keeper.token, body: { currentPassword: PASSWORD } });
  expect((await look(next?.split('/').at(-1))).status).toBe(404);
});
