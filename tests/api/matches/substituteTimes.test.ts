import { expect, test } from 'vitest';
import { actOnGame, getDashboard, getGame } from '../../../shared/contract/game.ts';
import { getPlayerSearch } from '../../../shared/contract/playerSearch.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  outbox,
  type Person,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const at = (hours: number) => hoursFromNow(app, hours);
const period = (from: number, to: number) => ({ date: at(from).slice(0, 10), fromTime: at(from), toTime: at(to) });

/** Doubles of 90 minutes from 24 to 27: Anna can all evening, Bert from 24.5 on, and Cleo, who was in, has left. */
async function reopened() {
  const [owner, anna, bert, cleo, emma] = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)));
  const everybody = { owner, anna, bert, cleo, emma } as Record<'owner' | 'anna' | 'bert' | 'cleo' | 'emma', Person>;
  const contactList = [everybody.anna, everybody.bert, everybody.cleo].map(contactOf);
  const game = await createTestGame(
    app,
    everybody.owner,
    { contactList, calendarPreference: [period(24, 27)] },
    { matchType: 'OPENDOUBLE', duration: 90 },
  );
  const act = (person: Person, body: Record<string, unknown>) =>
    call(app, actOnGame, { params: { id: game.id }, token: person.token, body });
  const say = async (person: Person, from: number, to: number) => {
    await act(person, { actionType: 'TIME_SELECTION', preferedCalendar: [period(from, to)] });
    return (await act(person, { actionType: 'ACCEPT' })).body;
  };
  await say(everybody.anna, 24, 27);
  await say(everybody.bert, 24.5, 27);
  expect((await say(everybody.cleo, 24, 27)).fromTime).toBe(at(24.5));
  expect((await act(everybody.cleo, { actionType: 'WITHDRAW' })).body.status).toBe('CONFIRMED');
  await act(everybody.owner, { actionType: 'INVITE', contactList: [contactOf(everybody.emma)] });
  const seenBy = (person: Person) => readGame(app, game.id, person.token);
  return { ...everybody, game, act, say, seenBy };
}

// R-suggested-starts, R-time-buttons
test('who is asked in for a player who left is offered what the others can make, by page, mail and card', async () => {
  const { emma, game, seenBy, owner } = await reopened();
  const possible = [at(24.5), at(25), at(25.5)];
  expect((await seenBy(emma)).suggestedStarts).toEqual(possible);
  const listed = await call(app, getDashboard, { token: emma.token, query: {} });
  expect(listed.body.games.find(({ id }) => id === game.id)?.suggestedStarts).toEqual(possible);
  const [mail] = await outbox(app, emma.email);
  const marked = (mail?.links ?? []).flatMap((link) => new URL(link).searchParams.getAll('time'));
  expect(new Set(marked.map((time) => new Date(time).toISOString()))).toEqual(new Set(possible));
  // Anybody may have a share link: it does not show this (R-choice-privacy).
  const share = readInvitationPath(new URL((await seenBy(owner)).shareUrl ?? '').pathname)?.token ?? '';
  const shared = await call(app, getGame, { params: { id: game.id }, token: share });
  expect(shared.body.suggestedStarts).toContain(at(24));
  expect(shared.body.wouldFit).toBeNull();
});

// R-would-fit
test('a yes that fits nobody says so at once, with what would, to who gave it alone', async () => {
  const { anna, emma, owner, say, seenBy } = await reopened();
  const unfit = await say(emma, 24, 25.5);
  expect(unfit).toMatchObject({ status: 'CONFIRMED', currentInvitee: { status: 'ACCEPTED' } });
  expect(unfit.wouldFit?.starts).toEqual([at(24.5), at(25), at(25.5)]);
  expect((await seenBy(emma)).wouldFit).toEqual(unfit.wouldFit);
  for (const other of [anna, owner]) expect((await seenBy(other)).wouldFit).toBeNull();
  const fit = await say(emma, 24.5, 26);
  expect(fit).toMatchObject({ status: 'SCHEDULED', fromTime: at(24.5), wouldFit: null });
});

// R-substitute-offer
test('the organiser need not ask anybody else while enough people have only just been invited', async () => {
  const [owner, ...guests] = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));
  const organiser = owner as Person;
  const windows = { contactList: guests.map(contactOf), calendarPreference: [period(48, 51)] };
  const game = await createTestGame(app, organiser, windows, { matchType: 'OPENDOUBLE' });
  const search = async (id: string, { token }: Person) =>
    (await call(app, getPlayerSearch, { params: { id }, token })).body;
  expect(await search(game.id, organiser)).toMatchObject({ state: null, missing: 3, early: true });
  await call(app, actOnGame, { params: { id: game.id }, token: guests[0]?.token, body: { actionType: 'DECLINE' } });
  expect(await search(game.id, organiser)).toMatchObject({ missing: 3, early: false });
  // A match that has lost a player needs one.
  const { game: left, owner: loser } = await reopened();
  expect((await search(left.id, loser)).early).toBe(false);
  const single = await createTestGame(app, organiser, windows);
  expect((await search(single.id, organiser)).early).toBe(true);
  app.clock.set(new Date(at(12)));
  expect((await search(single.id, organiser)).early).toBe(false);
});
