import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { clubBody } from '../../support/clubs.ts';
import { gameBody, newGuest, PASSWORD } from '../../support/factories.ts';
import type { World } from './accessWorld.ts';

/** What a call says of the victim's things. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface Row {
  /** Statuses, in the order of CALLERS. */
  expected: string;
  parts: (world: World) => Parts;
  /** It shows what a player shows to everybody, or changes who has blocked or reported whom, as it should. */
  is?: 'public' | 'between';
}

const row = (expected: string, parts: (world: World) => Parts = () => ({}), is?: Row['is']): Row => ({
  expected,
  parts,
  ...(is && { is }),
});
const ofGame = ({ game }: World) => ({ params: { id: game.id } });
const ofClub =
  (body?: Record<string, unknown>) =>
  ({ club }: World) => ({
    params: { id: club.id },
    ...(body && { body }),
  });
const ofEntry =
  (body?: Record<string, unknown>) =>
  ({ club, entryId }: World) => ({
    params: { id: club.id, personId: entryId },
    ...(body && { body }),
  });
const act = (body: Record<string, unknown>) => (world: World) => ({ ...ofGame(world), body });
const none = (skills: readonly string[]) => Object.fromEntries(skills.map((skill) => [skill, null]));
const STARS = { personal: { ...none(PERSONAL_SKILLS), [PERSONAL_SKILLS[0]]: 5 }, technical: none(TECHNICAL_SKILLS) };

/** The same to all of them. */
const all = (status: number) => Array(12).fill(status).join(' ');
/** What needs a session, and is about the caller or refused to each. */
const own = (status: number, organiser = status, member = status, clubOrganiser = member) =>
  `401 401 ${status} ${status} 401 401 401 401 ${status} ${organiser} ${member} ${clubOrganiser}`;
/** What a link into the match may ask as well: `inside` is share link, secured link, guest, invitee, organiser. */
const game = (inside: string, clubOrganiser = 403) => `401 401 403 403 401 ${inside} 403 ${clubOrganiser}`;
/** As `game`, but needing a session. */
const session = (invitee: number, organiser: number, clubOrganiser = 403) =>
  game(`401 401 401 ${invitee} ${organiser}`, clubOrganiser);

/** As a browser sends one, answering nothing. */
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

/** As a browser says where it takes notices; this one at nobody's push service. */
const SUBSCRIPTION = {
  endpoint: 'https://push.evil.example/x',
  p256dh: 'a'.repeat(87),
  auth: 'a'.repeat(22),
  timezone: 'Europe/Brussels',
};

let asked = 0;
/** Limits by address and number are another test's. */
function next(): string {
  asked += 1;
  return String(asked).padStart(3, '0');
}

/**
 * Endpoint by endpoint: what is answered to whom about the victim's things (R-access-table). A second row of an endpoint
 * has a word behind its name. What is only the caller's own is asked with the victim's ids wherever an id fits.
 */
export const ACCESS: Record<string, Row> = {
  getGame: row('401 401 200 200 401 200 200 200 200 200 200 200', ofGame),
  // What strangers are told of themselves, organisers of its club are not told of a match (R-club-match-acts).
  getStakes: row('401 401 200 200 401 200 200 200 200 200 200 403', ofGame),
  findClashes: row('401 401 200 200 401 200 200 200 200 200 200 403', ofGame),
  findDisputes: row(session(403, 200), ofGame),
  findLinkHolder: row('401 401 200 200 401 200 200 200 200 200 200 403', ofGame),
  getCalendarEntry: row(game('403 403 403 403 409'), ofGame),
  getPlayerSearch: row(session(403, 200), ofGame),
  startPlayerSearch: row(session(403, 200), ofGame),
  stopPlayerSearch: row(session(403, 200), ofGame),
  // Only whom they know and it fits.
  askPlayersNow: row(session(403, 404), ({ game }) => ({ params: { id: game.id }, body: { people: ['nobody'] } })),
  findNotes: row(game('403 403 200 200 200'), ({ game }) => ({ params: { gameId: game.id } })),
  findKnownPeople: row(session(403, 200), ({ game }) => ({ query: { gameId: game.id } })),
  findFittingPeople: row(own(200), () => ({ query: { sport: 'TENNIS' } })),
  // Anybody who has the victim's code may ask about them, unless one of the two has blocked the other.
  findAskablePeople: row(own(200), ({ victim }) => ({ query: { codes: victim.code, sport: 'TENNIS' } }), 'public'),
  addNote: row(game('403 403 201 201 201'), ({ game }) => ({
    query: { gameId: game.id },
    body: { comment: 'Me too' },
  })),
  joinGame: row(session(200, 200), ofGame),
  joinByLink: row('401 401 403 403 401 401 401 401 200 200 403 403', ({ game }) => ({
    params: { id: game.id },
    body: { shareToken: 'aLinkToNothing' },
  })),
  // They have only just been invited.
  nudgeGame: row(session(403, 429, 429), ofGame),
  inviteToGame: row(session(403, 200, 404), ({ game, guestId }) => ({
    params: { id: game.id },
    body: { contactList: [{ id: guestId }] },
  })),
  'inviteToGame of the club’s list': row(session(403, 404, 200), ({ game, listedId }) => ({
    params: { id: game.id },
    body: { contactList: [{ id: listedId }] },
  })),
  editGame: row(session(403, 409), act({ notes: 'Mine now', version: 1 })),
  'editGame without a version': row(session(403, 200), act({ notes: 'Mine now' })),
  'editGame to a court of the club': row(session(403, 200, 200), ({ game, courtId }) => ({
    params: { id: game.id },
    body: { courtId },
  })),
  'actOnGame OPPONENT_SELECTION': row(
    game('200 403 403 403 403'),
    act({ actionType: 'OPPONENT_SELECTION', contactList: [newGuest()] }),
  ),
  'actOnGame TIME_SELECTION': row(game('403 200 200 200 403'), ({ game }) => ({
    params: { id: game.id },
    body: { actionType: 'TIME_SELECTION', preferedCalendar: game.calendarPreference.slice(0, 1) },
  })),
  'actOnGame LOCATION_SELECTION': row(
    game('403 403 409 409 403'),
    act({ actionType: 'LOCATION_SELECTION', preferedLocation: ['x'] }),
  ),
  'actOnGame DECLINE': row(game('403 403 200 200 403'), act({ actionType: 'DECLINE', note: 'No' })),
  'actOnGame ACCEPT': row(game('403 403 403 200 403'), act({ actionType: 'ACCEPT' })),
  'actOnGame UPDATE': row(game('403 403 200 200 403'), act({ actionType: 'UPDATE', note: 'Hm' })),
  'actOnGame INVITE': row(game('403 403 403 403 200', 404), ({ game, guestId }) => ({
    params: { id: game.id },
    body: { actionType: 'INVITE', contactList: [{ id: guestId }] },
  })),
  'actOnGame INVITE of the club’s list': row(game('403 403 403 403 404', 200), ({ game, listedId }) => ({
    params: { id: game.id },
    body: { actionType: 'INVITE', contactList: [{ id: listedId }] },
  })),
  'actOnGame CONFIRMATION': row(game('400 403 403 403 200'), ({ game: { id }, playerInviteeId }) => ({
    params: { id },
    body: { actionType: 'CONFIRMATION', contactList: [{ id: playerInviteeId }] },
  })),
  'actOnGame SET_SCORE': row(game('403 403 409 409 409', 409), act({ actionType: 'SET_SCORE', version: 1 })),
  'actOnGame PARTNER_SELECTION': row(
    game('403 403 403 403 409'),
    act({ actionType: 'PARTNER_SELECTION', contactList: [] }),
  ),
  'actOnGame EDIT': row(game('403 403 403 403 403'), act({ actionType: 'EDIT' })),
  'actOnGame WITHDRAW': row(game('403 403 409 409 409'), act({ actionType: 'WITHDRAW' })),
  // Organisers of the club have to say why.
  'actOnGame CANCEL': row(game('403 403 403 403 200', 400), act({ actionType: 'CANCEL' })),

  createGame: row(own(404, 201), ({ app, guestId }) => ({ body: gameBody(app, { contactList: [{ id: guestId }] }) })),
  'createGame at a court of theirs': row(own(400, 201), ({ app, locationId }) => ({
    body: gameBody(app, { locationPreference: [{ locationId }] }),
  })),
  createSeries: row(own(404, 201), ({ app, guestId }) => ({
    body: { games: [gameBody(app, { contactList: [{ id: guestId }] })] },
  })),
  'createGame in their club': row(own(404, 201, 201), ({ app, club }) => ({
    body: gameBody(app, { clubId: club.id }),
  })),
  createClub: row(own(201, 403), () => ({ body: clubBody() })),
  // A club for members that is joined by its link alone: for outsiders there is none.
  getClub: row('404 401 404 404 401 401 401 401 404 200 200 200', ({ club }) => ({ params: { id: club.slug } })),
  findClubGames: row('404 401 404 404 401 401 401 401 404 200 200 200', ofClub()),
  saveClub: row(own(404, 200, 403, 200), ofClub({ name: 'Theirs' })),
  saveCourts: row(own(404, 200, 403, 200), ofClub({ venues: [] })),
  joinClub: row(own(404, 200, 200), ofClub({ token: 'aGuess' })),
  announce: row(own(404, 201, 403, 201), ofClub({ subject: 'Theirs', body: 'Theirs' })),
  askToJoin: row(own(404, 404, 403, 404), ofClub({ personIds: ['x'] })),
  findClubHistory: row(own(404, 200, 403, 200), ofClub()),
  reportClub: row(own(404, 403, 204, 403), ofClub({ reason: 'OTHER' })),
  saveMembership: row(own(404, 204, 204), ofClub({ listed: false })),
  renewJoinLink: row(own(404, 200, 403, 200), ofClub()),
  handOver: row(own(422, 422), ofClub({ personId: 'x' })),
  takeOver: row(own(404, 409, 409), ofClub()),
  reopenClub: row(own(422, 422), ofClub({})),
  searchPeople: row(own(404, 200, 200), ofClub({})),
  addPeople: row(own(404, 404, 403, 404), ofClub({ people: [{ userId: 'x' }] })),
  savePerson: row(own(404, 409, 403, 409), ofEntry({ barred: true })),
  removePerson: row(own(404, 409, 403, 409), ofEntry()),
  readRosterText: row(own(404, 200, 403, 200), ofClub({ text: 'Ann Baker' })),
  importPeople: row(own(404, 200, 403, 200), ofClub({ lines: [{ firstName: 'Theirs' }], dryRun: false })),
  exportPeople: row(own(404, 200, 403, 200), ofClub()),
  leaveClub: row(own(404, 409, 204), ofClub()),
  closeClub: row(own(422, 422), ofClub({})),
  readRoster: row(own(415), ofClub()),
  saveGroup: row(own(404, 201), ({ guestId }) => ({ body: { name: 'Theirs', members: [{ id: guestId }] } })),
  changeGroup: row(own(404, 200), ({ groupId }) => ({ params: { id: groupId }, body: { name: 'Theirs' } })),
  deleteGroup: row(own(404, 204), ({ groupId }) => ({ params: { id: groupId } })),
  findGroups: row(own(200)),
  editLocation: row(own(404, 200), ({ locationId }) => ({ params: { id: locationId }, body: { favorite: true } })),
  findLocations: row(own(200)),
  findOpenGames: row(own(200)),
  getDashboard: row(own(200)),
  findPastGames: row(own(404), ({ game }) => ({ body: { after: game.id } })),
  reviewPlayer: row(own(403), ({ game, victim }) => ({ body: { gameId: game.id, userId: victim.id, ...STARS } })),
  findDueReviews: row(own(200)),

  getPreferences: row(own(403, 200), ({ victim }) => ({ query: { userId: victim.id } })),
  savePreferences: row(own(200), () => ({ body: { timeFormat: 'H24' } })),
  getMe: row(own(200)),
  saveMe: row(own(200), () => ({ body: { location: 'Gent' } })),
  exportMe: row(own(200)),
  findSessions: row(own(200)),
  sendProofCode: row(own(422)),
  getFactors: row(own(200)),
  closeFactorHint: row(own(204)),
  beginFactor: row(own(422), () => ({ body: {} })),
  turnOnFactor: row(own(409), () => ({ body: { code: '123456' } })),
  turnOffFactor: row(own(422), () => ({ body: {} })),
  renewRecoveryCodes: row(own(422), () => ({ body: {} })),
  beginPasskey: row(own(422), () => ({ body: {} })),
  addPasskey: row(own(422), () => ({ body: PASSKEY })),
  'removePasskey of the victim': row(own(404, 204), ({ passkeyId }) => ({
    params: { id: passkeyId },
    body: { currentPassword: PASSWORD },
  })),
  uploadPicture: row(own(415)),
  uploadContacts: row(own(415)),
  removePicture: row(own(204)),
  getCalendarFeed: row(own(200)),
  getPush: row(own(200)),
  setPush: row(own(204), () => ({ body: { kinds: [], quietFrom: 22, quietTo: 7, timezone: 'Europe/Brussels' } })),
  addPushDevice: row(own(422), () => ({ body: SUBSCRIPTION })),
  'removePushDevice of the victim': row(own(404, 204), ({ pushDeviceId }) => ({ params: { id: pushDeviceId } })),
  closePushHint: row(own(204)),
  getChannelFlags: row(own(200)),
  banInvitations: row(own(204), () => ({ query: { invitationStatus: 'false' } })),
  setEmailChannel: row(own(204), () => ({ query: { emailStatus: 'true' } })),
  getBalls: row(own(200)),
  shareByEmail: row(own(200), () => ({ body: { emailsString: `friend${next()}@mail.example` } })),
  findBlockedUsers: row(own(200)),
  blockUser: row(own(204, 404), ({ victim }) => ({ query: { userId: victim.id } }), 'between'),
  unblockUser: row(own(204), ({ victim }) => ({ query: { userId: victim.id } }), 'between'),
  createTicket: row(own(200), () => ({ body: { challenge: 'a'.repeat(43) } })),

  getPlans: row(own(200)),
  getMembership: row(own(200)),
  getUpgrade: row(own(404, 200), ({ upgradeId }) => ({ params: { requestId: upgradeId } })),
  requestUpgrade: row(own(409), () => ({ body: { planId: 'LOVEIT1', currency: 'IPB' } })),
  confirmUpgrade: row(own(409), ({ upgradeId }) => ({ body: { requestId: upgradeId, password: '123456' } })),
  payInSandbox: row(own(404, 200), ({ upgradeId }) => ({
    params: { requestId: upgradeId },
    body: { card: '4242424242424242', expiry: '12/30', cvc: '123' },
  })),
  paymentWebhook: row(all(400)),

  // A token that is no session's is not taken for nobody: whose session has died is told so.
  getPublicProfile: row(
    '200 401 200 200 401 401 401 401 200 200 200 200',
    ({ victim }) => ({ params: { code: victim.code } }),
    'public',
  ),
  reportPlayer: row(
    own(204, 404),
    ({ victim }) => ({
      params: { code: victim.code },
      body: { reason: 'OTHER', comment: 'x' },
    }),
    'between',
  ),
  getRanking: row(own(200), undefined, 'public'),
  getOwnRanks: row(own(200), () => ({ query: { sport: 'TENNIS', double: 'false' } })),
  getRatingHistory: row(own(404), ({ game }) => ({ params: { teamId: game.id } })),
  getRatingReceipt: row(own(404), ({ game }) => ({ params: { gameId: game.id } })),
  getRatingQuality: row(all(200)),
  getRatingPools: row(own(200)),
  // None of them has a rated match.
  getRatingLedger: row(own(403), () => ({ query: { pool: 'TENNIS:single:same' } })),
  getRatingValues: row(own(200)),
  getSkills: row(own(200)),
  getForm: row(own(200)),
  getPastSums: row(own(200)),
  setInitialRating: row(own(204), () => ({ body: { sport: 'SQUASH', productRating: 5 } })),
  getPersonalSkills: row(own(200)),
  getPersonalSkillsOfAll: row(own(200)),
  getPersonalSkillsOfCircle: row(own(200)),
  getTechnicalSkills: row(own(200)),
  getTechnicalSkillsOfAll: row(own(200)),
  getTechnicalSkillsOfCircle: row(own(200)),

  // R-operator: other people find nothing there, with or without a proof.
  getHealth: row(all(404)),
  findMails: row(all(404)),
  tryMailAgain: row(all(404), () => ({ params: { id: 'nothing' }, body: {} })),
  giveUpMail: row(all(404), () => ({ params: { id: 'nothing' }, body: {} })),
  markAddress: row(all(404), ({ guest }) => ({ body: { address: guest.email, currentPassword: PASSWORD } })),
  findReports: row(all(404)),
  settleReport: row(all(404), () => ({ params: { id: 'nothing' }, body: { outcome: 'CLOSED' } })),
  reopenReport: row(all(404), () => ({ params: { id: 'nothing' }, body: {} })),
  searchAccounts: row(all(404), ({ victim }) => ({ body: { text: victim.email } })),
  actOnClub: row(all(404), ({ club }) => ({ params: { id: club.id }, body: { action: 'CLOSE' } })),
  actOnAccount: row(all(404), ({ victim }) => ({
    params: { id: victim.id },
    body: { action: 'CLOSE', currentPassword: PASSWORD },
  })),
  resetLogIn: row(all(404), ({ victim }) => ({ params: { id: victim.id }, body: { currentPassword: PASSWORD } })),
  searchNotes: row(all(404), ({ game }) => ({ body: { game: game.id } })),
  removeNote: row(all(404), () => ({ params: { id: 'nothing' }, body: {} })),
  findAudit: row(all(404)),

  getConfig: row(all(200)),
  getLicences: row(all(404)),
  getInfoText: row(all(404), () => ({ query: { page: 'privacy', language: 'en' } })),
  signUp: row(all(409), ({ victim }) => ({
    body: {
      emails: [{ email: victim.email }],
      password: 'seven green tennis balls',
      firstName: 'Mal',
      lastName: 'Lory',
    },
  })),
  forgottenPassword: row(all(204), () => ({ body: { email: `nobody${next()}@club.example` } })),
  setNewPassword: row(all(409), () => ({ body: { token: 'nobodysToken', newPassword: 'seven green tennis balls' } })),
  findLinkAddress: row(all(409), () => ({ body: { token: 'nobodysToken' } })),
  validateEmail: row(all(409), () => ({ body: { token: 'nobodysToken' } })),
  sendValidation: row(all(204), () => ({ body: { token: 'nobodysToken' } })),
  validatePhone: row(all(409), () => ({ body: { phone: '+32470999888', code: '123456' } })),
  sendPhoneCode: row(all(204), () => ({ body: { phone: `+32470998${next()}` } })),
  createToken: row(all(400), ({ victim }) => ({
    body: { grant_type: 'password', username: victim.email, password: 'wrong' },
  })),
  'createToken by a passkey': row(all(400), () => ({ body: { grant_type: 'passkey', password: '{}' } })),
  createNonce: row(all(200)),
  beginPasskeyLogIn: row(all(200)),
  readUnsubscribe: row(all(404), ({ victim }) => ({ body: { token: 'nobodysToken', passwordRef: victim.id } })),
  unsubscribe: row(all(404), ({ victim }) => ({
    body: { token: 'nobodysToken', passwordRef: victim.id, type: 'BLOCK_USER' },
  })),
  undoUnsubscribe: row(all(404), ({ victim }) => ({
    body: { token: 'nobodysToken', passwordRef: victim.id, type: 'BLOCK_USER' },
  })),
  eraseMailedGuest: row(all(404), () => ({ body: { token: 'nobodysToken' } })),
  leaveMailedClub: row(all(404), ({ club }) => ({ body: { token: 'nobodysToken', clubRef: club.id } })),
  movePushDevice: row(all(404), () => ({
    body: { ...SUBSCRIPTION, endpoint: 'https://web.push.apple.com/x', token: 'nobodysToken' },
  })),
  readPush: row(all(204), () => ({ body: { id: 'nobodysNotice' } })),
  unsubscribeOneClick: row(all(404), () => ({ query: { t: 'nobodysToken' } })),

  // Those that end something of the caller's come last.
  eraseGuest: row(game('403 403 204 403 403'), ofGame),
  renewCalendarFeed: row(own(200)),
  revokeToken: row(own(204)),
  endSession: row(own(404, 204), ({ sessionId }) => ({
    params: { id: sessionId },
    body: { currentPassword: PASSWORD },
  })),
  endOtherSessions: row(own(204), () => ({ body: { currentPassword: PASSWORD } })),
  deleteMe: row(own(204), () => ({ body: { currentPassword: PASSWORD } }), 'between'),
};

const away = (params: Record<string, string>) => () => ({ params });

/** Routes outside the contract, by `METHOD /path`. Those of development are for the person at the machine. */
export const OUTSIDE: Record<string, Row> = {
  'GET /api/live': row('401 401 200 200 401 200 200 200 200 200 200 200', ({ game }) => ({ query: { game: game.id } })),
  'GET /calendar/:gameId/:token.ics': row(all(401), away({ gameId: 'nobodysGame', token: 'nobodysToken' })),
  'GET /calendar/:token.ics': row(all(404), away({ token: 'nobodysToken' })),
  'GET /g/:code': row(all(404), away({ code: 'nobodyscod' })),
  'GET /pictures/courts/:name': row(all(200), away({ name: 'tennis-single.png' })),
  'GET /pictures/:name': row(all(404), away({ name: `${'0'.repeat(64)}` })),
  'POST /oauth/apple': row(all(303)),
  // Its own kind of body, and the link in its address alone: tests/api/matches/formAnswers.test.ts.
  'POST /extinv/:gameId/:token': row(all(415), ({ game }) => ({ params: { gameId: game.id, token: 'n' }, body: {} })),
  'GET /locales/:name.json': row(all(200), away({ name: 'en.guest' })),
  'GET /manifest.webmanifest': row(all(200)),
  'POST /shared': row(all(303)),
  'GET /healthz': row(all(200)),
  'GET /readyz': row(all(200)),
  // For the person at the machine, which these callers are.
  'GET /metrics': row(all(200)),
  'GET /.well-known/apple-app-site-association': row(all(404)),
  'GET /.well-known/change-password': row(all(302)),
  'GET /api/docs': row(all(200)),
  'GET /api/docs/static/index.html': row(all(302)),
  'GET /api/docs/static/swagger-initializer.js': row(all(200)),
  'GET /api/docs/*': row(all(404), away({ '*': 'nothing' })),
  'GET /api/docs/json': row(all(200)),
  'GET /api/docs/yaml': row(all(200)),
  'GET /dev/outbox': row(all(200), undefined, 'public'),
  'GET /dev/outbox.json': row(all(200), undefined, 'public'),
  'GET /dev/outbox/:id': row(all(404), away({ id: 'nothing' })),
  'GET /dev/clock': row(all(200)),
  'POST /dev/clock': row(all(400)),
};
