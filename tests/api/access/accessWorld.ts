import { hashToken } from '../../../server/ids.ts';
import { getMe, savePreferences } from '../../../shared/contract/account.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { saveGroup } from '../../../shared/contract/group.ts';
import { LIVE_EVENT } from '../../../shared/contract/live.ts';
import { requestUpgrade } from '../../../shared/contract/member.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { revokeToken } from '../../../shared/contract/session.ts';
import { blockUser, renewCalendarFeed } from '../../../shared/contract/settings.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import type { TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createCourts, createMember, createOrganiser, createTestClub, entryOf } from '../../support/clubs.ts';
import { contactOf, createPerson, createTestGame, linkOf, logIn, newGuest, readGame } from '../../support/factories.ts';

/** Kinds of callers, in the order of the table's columns. */
export const CALLERS = [
  'nobody',
  'dead session',
  'stranger',
  'blocked',
  'other link',
  'share link',
  'secured link',
  'guest',
  'invitee',
  'organiser',
  'club member',
  'club organiser',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Those with no part in the victim's match or club. */
export const OUTSIDERS: readonly Caller[] = ['nobody', 'dead session', 'stranger', 'blocked', 'other link'];

export type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * An organiser with a match in their club, a group, a court, a payment and a calendar feed; a guest and a player invited by them; and
 * all who might try to get at these.
 */
export async function createWorld(app: TestApp) {
  const [victim, player, stranger, blocked] = [
    await createPerson(app, { firstName: 'Vicky', yearOfBirth: 1980 }),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ];
  const { token } = victim;
  const [guest, elsewhere] = [newGuest({ firstName: 'Greta' }), newGuest()];
  const contactList = [guest, contactOf(player)];
  const club = await createTestClub(app, victim, {
    name: 'The hidden club',
    visibility: 'MEMBERS',
    joining: 'LINK',
    about: 'Said among members',
  });
  const [courtId = ''] = await createCourts(app, club, victim, ['Court 1']);
  const [clubMember, clubOrganiser, listed] = [
    await createMember(app, club),
    await createOrganiser(app, club, victim),
    await createMember(app, club),
  ];
  const made = await createTestGame(app, victim, { contactList, clubId: club.id }, { candidateMethod: 'CHOOSE' });
  const params = { id: made.id };
  const act = (by: string, body: Record<string, unknown>) => call(app, actOnGame, { params, token: by, body });
  const link = await linkOf(app, guest.email);
  await act(link.token, { actionType: 'ACCEPT', password: link.password, note: 'Note of the guest' });
  // Opened, so that reading changes nothing any more.
  await readGame(app, made.id, player.token);
  await call(app, addNote, { token, query: { gameId: made.id }, body: { comment: 'Said among ourselves' } });
  await createTestGame(app, stranger, { contactList: [elsewhere] });
  const away = await linkOf(app, elsewhere.email);
  const share = readInvitationPath(new URL(made.shareUrl ?? '').pathname)?.token ?? '';
  const named = { firstName: 'Mal', lastName: 'Lory', email: elsewhere.email };
  const secured = await act(share, { actionType: 'OPPONENT_SELECTION', contactList: [named] });
  await call(app, blockUser, { token, query: { userId: blocked.id } });
  const group = await call(app, saveGroup, { token, body: { name: 'Mine', members: [guest] } });
  await call(app, savePreferences, { token, body: { timeFormat: 'H12' } });
  const entry = await entryOf(app, club, victim, victim);
  const plan = await call(app, requestUpgrade, { token, body: { planId: 'LOVEIT1', currency: 'EUR' } });
  const feed = await call(app, renewCalendarFeed, { token });
  const dead = await logIn(app, stranger.email);
  await call(app, revokeToken, { token: dead });
  const game = await readGame(app, made.id, token);
  await app.db.query("update users set phone = '+32470999888' where id = $1", [victim.id]);
  const tokens: Record<Caller, string | null> = {
    nobody: null,
    'dead session': dead,
    stranger: stranger.token,
    blocked: blocked.token,
    'other link': away.token,
    'share link': share,
    'secured link': secured.body.invitee[0]?.accessToken ?? '',
    guest: link.token,
    invitee: player.token,
    organiser: token,
    'club member': clubMember.token,
    'club organiser': clubOrganiser.token,
  };
  const invited = (index: number) => game.invitee[index]?.user.id ?? '';
  const spare: Partial<Record<Caller, string>> = {
    stranger: await logIn(app, stranger.email),
    blocked: await logIn(app, blocked.email),
    invitee: await logIn(app, player.email),
    organiser: await logIn(app, victim.email),
    'club member': await logIn(app, clubMember.email),
    'club organiser': await logIn(app, clubOrganiser.email),
  };
  const passkeyId = 'passkeyOfTheVictim';
  await app.db.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, created_at)
     values ($1, $2, 'x', '', 0, '{}', now())`,
    [passkeyId, victim.id],
  );
  const ending = hashToken(await logIn(app, victim.email));
  const pushDeviceId = 'deviceOfTheVictim';
  await app.db.query(
    `insert into push_devices (id, user_id, session_hash, endpoint, p256dh, auth, token_hash, created_at)
     values ($1, $2, $3, 'https://web.push.apple.com/victim', 'x', 'x', 'x', now())`,
    [pushDeviceId, victim.id, ending],
  );
  // Of nothing: a push service that is asked would say that there is no such device.
  await app.db.query(`insert into push_choices values ($1, '{}', 22, 7, 'Europe/Brussels')`, [victim.id]);
  const session = await app.db.query('select id from sessions where token_hash = $1', [ending]);
  return {
    app,
    tokens,
    sessionId: String(session.rows[0].id),
    passkeyId,
    pushDeviceId,
    /** Another session of each account, to end it. */
    spare,
    victim,
    guest,
    player,
    stranger,
    game,
    guestId: invited(0),
    guestInviteeId: game.invitee[0]?.id ?? '',
    playerInviteeId: game.invitee[1]?.id ?? '',
    groupId: group.body.id,
    club,
    entryId: entry.id,
    courtId,
    /** The entry of a member who has no part in the match. */
    listedId: (await entryOf(app, club, victim, listed)).id,
    locationId: game.locationPreference[0]?.location.id ?? '',
    upgradeId: plan.body.requestId,
    feedPath: new URL(feed.body.url ?? '').pathname,
    me: (await call(app, getMe, { token })).body,
  };
}

/** What a caller must never find in an answer about the victim. */
export function secretsFor(world: World, caller: Caller): string[] {
  const { victim, guest, player, guestId, guestInviteeId, groupId, club, upgradeId, feedPath, me } = world;
  const addresses = [victim.email, guest.email, player.email, '+32470999888', me.invitationCode ?? ''];
  const own = [groupId, upgradeId, feedPath];
  const kept = [...own, club.id, club.name, 'Said among members'];
  const said = ['Said among ourselves', 'Note of the guest', guest.lastName, guestId, guestInviteeId, player.id];
  switch (caller) {
    case 'organiser':
      return [];
    case 'guest':
      return [...addresses.filter((each) => each !== guest.email), ...kept];
    case 'invitee':
      return [...addresses.filter((each) => each !== player.email), ...kept, 'Note of the guest'];
    case 'share link':
    case 'secured link':
      return [...addresses, ...kept, ...said];
    // The list of the club names the victim, its matches who is asked (R-club-list, R-club-match-view).
    case 'club member':
      return [...addresses, ...own, ...said, victim.id, `event: ${LIVE_EVENT}`];
    case 'club organiser':
      return [...addresses, ...own, 'Said among ourselves', 'Note of the guest'];
    default:
      return [...addresses, ...kept, ...said, victim.id, victim.code, `event: ${LIVE_EVENT}`];
  }
}

/** @returns a sum over every row that names the victim, their match, their guest or what is theirs */
export async function sumOf({
  app: { db },
  victim,
  game,
  guestId,
  groupId,
  club,
  locationId,
  upgradeId,
}: World): Promise<string> {
  const { rows: tables } = await db.query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const theirs = [victim.id, game.id, guestId, groupId, club.id, locationId, upgradeId, victim.email];
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(r::text, '' order by r::text), '')) as sum
      from "${name}" r where r::text ~ $1`,
  );
  const { rows } = await db.query(parts.join(' union all '), [theirs.join('|')]);
  return rows.map(({ name, sum }) => `${name} ${sum}`).join('\n');
}
