// Which tests of the gate a change of a folder or file asks for (`npm run test:changed`), beside the unit tests that import it.
// Of the prefixes that a path has, the longest counts. What is named are folders and files of tests/, without endings. A test
// of tests/architecture holds that every feature is here, and every API test and journey of the gate.

const CLUB = 'api/club';
const SCORE = 'api/scores api/matches/disputes api/matches/answers';
const MAIL = 'api/deployment/mail api/deployment/mailBudgets api/matches/invitationMail api/matches/mailNames';
const ONE_OF_EACH = 'web/guest web/dashboard/moves web/organise/sentence web/club/make';

const NAMED = {
  'server/features/account':
    'api/people/account api/people/foreignSignUp api/people/renewedLink api/people/erase api/people/closedAccount api/logIn/recovery',
  'server/features/club': CLUB,
  'server/features/config': 'api/deployment/manifest api/deployment/infoText api/ratings/mainSport',
  'server/features/desktop': 'api/deployment/association api/logIn/tickets',
  'server/features/dev': 'api/deployment/devTools',
  'server/features/export': 'api/people/export',
  'server/features/friends': 'api/people/friends api/people/contactsUpload api/money/balls',
  'server/features/game':
    'api/matches/story api/matches/series api/matches/joinByLink api/matches/openGames api/matches/wishes api/matches/stakes api/club/games',
  'server/features/game/byForm': 'api/matches/formAnswers',
  'server/features/game/commands':
    'api/matches/answers api/matches/cancel api/matches/edit api/matches/visitors api/matches/typed api/matches/ratherNot api/matches/court api/club/organised',
  'server/features/game/commands/setScore': SCORE,
  'server/features/game/emails':
    'api/matches/invitationMail api/matches/ticketMail api/matches/mailNames api/matches/calendarParts api/matches/textNews api/scores/firstScore api/matches/cancel api/people/account api/people/unsubscribe',
  'server/features/game/jobs': 'api/matches/sweep',
  'server/features/game/passOnReply': 'api/matches/mailReplies',
  'server/features/game/playerSearch':
    'api/matches/playerSearch api/matches/substituteTimes api/access/strangersCalendar',
  'server/features/game/receiveReply': 'api/matches/calendarReplies api/matches/mailReplies',
  'server/features/game/store':
    'api/matches/answers api/matches/edit api/matches/dashboard api/matches/past api/people/unsubscribe',
  'server/features/game/views':
    'api/matches/dashboard api/matches/past api/matches/longestPastPage api/matches/own api/matches/clashes api/matches/calendarFeed api/access/leaks',
  'server/features/known': 'api/access/knownIds api/matches/reach api/matches/ownNames',
  'server/features/linkPreview': 'api/deployment/previews',
  'server/features/live': 'api/matches/live',
  'server/features/logIn': 'api/logIn api/people/social',
  'server/features/membership': 'api/money',
  'server/features/metrics': 'api/deployment/metrics',
  'server/features/note': 'api/matches/notes api/matches/textNews',
  'server/features/operator': 'api/deployment/operator api/access/operator',
  'server/features/ownerProof': 'api/people/ownerProof',
  'server/features/people': 'api/people/phone api/people/formerPlayers api/matches/typed',
  'server/features/profilePicture': 'api/people/pictures',
  'server/features/publicProfile': 'api/people/publicProfile api/people/profile api/ratings/listed',
  'server/features/push': 'api/push',
  'server/features/rating': 'api/ratings api/scores',
  'server/features/renderedPages': 'api/deployment/served api/matches/formAnswers web/rendered',
  'server/features/secondFactor': 'api/logIn/secondStep api/logIn/passkeys',
  'server/features/session': 'api/logIn',
  'server/features/stars': 'api/ratings/reviews',
  'server/features/unsubscribe': 'api/people/unsubscribe',
  'server/features/venue': 'api/matches/locations',
  'server/db': 'api/deployment/database api/deployment/statements api/deployment/fullDisk api/deployment/purgeExpired',
  'server/db/answered': 'api/matches/hasAnswered api/matches/ownNames api/matches/typed',
  'server/demo': 'api/deployment/demo',
  'server/jobs': 'api/deployment/wakeUp api/deployment/jumpingClock api/matches/sweep',
  'server/mail': MAIL,
  'server/mailbox': 'api/matches/calendarReplies api/matches/mailReplies api/matches/mailbox',
  'server/once': 'api/matches/once',
  'server/payments': 'api/money/payment',
  'server/plugins':
    'contract api/access/workBeforeProof api/access/shareLink api/deployment/hostileBodies api/deployment/logs',
  'server/push': 'api/push',
  'server/ratings': 'api/ratings',
  'server/trace': 'api/deployment/traces',
  'server/securityLog': 'api/deployment/securityLog',
  server: 'api/matches/story api/access/accessTable contract',

  'shared/contract': 'contract api/access/accessTable',
  'shared/domain/club': CLUB,
  'shared/domain/match': 'api/matches/answers api/matches/edit web/guest',
  'shared/domain/rating': 'api/ratings',
  'shared/domain/score': SCORE,
  'shared/domain/substitutes': 'api/matches/playerSearch',

  'renderer/features/blocks': 'web/publicProfile',
  'renderer/features/calendar': 'web/draft web/chain',
  'renderer/features/clash': 'web/invitation/clashes',
  'renderer/features/club': 'web/club',
  'renderer/features/dashboard': 'web/dashboard.spec web/dashboard/firstContent web/dashboard/moves',
  'renderer/features/dashboard/list': 'web/dashboard.spec web/dashboard/past web/back',
  'renderer/features/dashboard/past': 'web/dashboard/past web/back',
  'renderer/features/dashboard/week': 'web/dashboard/week',
  'renderer/features/desktop': 'web/handOver',
  'renderer/features/editMatch': 'web/edit',
  'renderer/features/friends': 'web/friends',
  'renderer/features/gallery': '',
  'renderer/features/info': '',
  'renderer/features/install': 'web/install',
  'renderer/features/invitation': 'web/guest web/invitation web/gameDoors',
  'renderer/features/invitees': 'web/match/inviteMore web/organise/weekly web/delivery',
  'renderer/features/matchForm': 'web/edit web/draft web/evening',
  'renderer/features/matchImage': 'web/guest',
  'renderer/features/membership': 'web/member',
  'renderer/features/notes': 'web/keptFocus',
  'renderer/features/operator': 'web/operator',
  'renderer/features/organise': 'web/organise web/evening web/midwork',
  'renderer/features/ownMatch': 'web/match web/open web/sheet',
  'renderer/features/playedMatch': 'web/story',
  'renderer/features/profile': 'web/profile web/factors',
  'renderer/features/profile/sessions': 'web/sessions',
  'renderer/features/proof': 'web/factors',
  'renderer/features/publicProfile': 'web/publicProfile',
  'renderer/features/push': 'web/push',
  'renderer/features/rankings': 'web/ratings web/scores/check',
  'renderer/features/score': 'web/scores',
  'renderer/features/search': 'web/accounts/header',
  'renderer/features/session': 'web/account.spec web/logIn web/signUp web/accounts/confirm web/strength',
  'renderer/features/session/desktop': 'web/handOver',
  'renderer/features/session/logIn': 'web/logIn web/doors web/factors',
  'renderer/features/session/phone': 'web/phone',
  'renderer/features/session/recovery': 'web/recovery web/phone web/accounts/confirm',
  'renderer/features/session/signUp': 'web/account.spec web/signUp web/phone',
  'renderer/features/session/social': 'web/social',
  'renderer/features/shareTarget': '',
  'renderer/features/stars': 'web/stars',
  'renderer/features/ticket': 'web/guest web/chain',
  'renderer/features/unsubscribe': 'web/unsubscribe',
  'renderer/api': 'web/dashboard/live web/delivery',
  'renderer/i18n': 'web/languages',
  'renderer/runtime': 'web/foreignChanges web/budget',
  'renderer/serviceWorker': 'web/offline web/push/notices',
  'renderer/ssr': 'web/rendered',
  'renderer/stores/offlineQueue': 'web/offline',
  renderer: ONE_OF_EACH,
};

/** Prefix of a path to the tests that it asks for. */
export const TOUCHED = Object.fromEntries(
  Object.entries(NAMED).map(([prefix, tests]) => [prefix, tests === '' ? [] : tests.split(' ')]),
);

/** @returns the tests of the gate that changed files ask for, each once */
export function touchedTests(files) {
  const prefixes = Object.keys(TOUCHED).sort((one, other) => other.length - one.length);
  const found = files.flatMap((file) => TOUCHED[prefixes.find((prefix) => file.startsWith(prefix)) ?? ''] ?? []);
  return [...new Set(found)];
}
