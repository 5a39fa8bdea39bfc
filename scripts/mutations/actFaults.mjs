// Faults of what guests and organisers do all day, each of which the tests that its file asks for have to notice
// (npm run test:mutations, scripts/touched.mjs).

const GAME = 'server/features/game';
const COMMANDS = `${GAME}/commands`;
const ACTIONS = 'shared/domain/match/gameActions.ts';
const INVITATION = 'renderer/features/invitation/answer';

/** A fault: its name, the file, the text there, and its replacement. */
export const ACT_FAULTS = [
  [
    'a mailed link needs no password',
    `${COMMANDS}/accept.ts`,
    "if (hashToken(password) !== viewer.passwordHash) throw new AppError('E-C25');",
    'hashToken(password);',
  ],
  ['a guest answers when the time for it is over', ACTIONS, 'if (facts.expired) return [];', ''],
  [
    'a free spot goes to everybody who waits for one',
    `${COMMANDS}/settle.ts`,
    'if (freeSpotsOf(state) === 0) break;',
    '',
  ],
  [
    'a free spot goes to somebody who cannot play then',
    `${COMMANDS}/settle.ts`,
    'if (!agreeWith([acceptorOf(invitee)], agreed, now.toISOString())) continue;',
    'agreeWith([acceptorOf(invitee)], agreed, now.toISOString());',
  ],
  [
    'a visitor chooses for the person whose address they typed',
    `${COMMANDS}/choice.ts`,
    'if (secured) {',
    'if (secured && state.venues.length === 0) {',
  ],
  [
    'a visitor whom the organiser has blocked comes in by the share link',
    `${COMMANDS}/registerVisitor.ts`,
    'if (await areApart(tx, state.owner.id, person.id)) {',
    'if ((await areApart(tx, state.owner.id, person.id)) && state.venues.length === 0) {',
  ],
  [
    'a calendar answers for somebody else',
    `${GAME}/receiveReply.ts`,
    'if (!isFrom(mail, invitee) || proof ===',
    'if (proof ===',
  ],
  [
    'a form without JavaScript never asks about a match at the same time',
    `${GAME}/byForm/steps.ts`,
    "unlessClash: form.clash !== 'on'",
    'unlessClash: false',
  ],
  [
    'the ticket brings no entry for the calendar',
    `${GAME}/emails/changeEmail.ts`,
    "if (message.kind === 'agreed') return { method: 'REQUEST', slot: slotOf(state) } as const;",
    '',
  ],
  [
    'who stops all mail by one press still gets it',
    'server/features/unsubscribe/unsubscribe.ts',
    '.set({ mail_channel: false })',
    '.set({ mail_channel: true })',
  ],
  [
    'pressing no says yes',
    `${INVITATION}/AnswerBar.tsx`,
    'onClick={() => void sending.decline()}',
    'onClick={() => void sending.accept()}',
  ],
  [
    'what a guest would rather not play is not sent',
    `${INVITATION}/AnswerSending.ts`,
    'ratherNot: { slots } });',
    'ratherNot: { slots: [] } });',
  ],

  ['a match that is sent twice is there twice', 'server/once/doOnce.ts', 'if (!once) return', 'if (once) return'],
  [
    'a change overwrites what its sender has not seen',
    `${COMMANDS}/commandContext.ts`,
    'version !== state.game.version',
    'version > state.game.version',
  ],
  [
    'people whose yes no longer fits are not asked again',
    `${COMMANDS}/edit.ts`,
    'if (!kept.touched || (state',
    'if (kept.touched || (state',
  ],
  [
    'a match that is called off stays in calendars',
    `${GAME}/emails/agreement.ts`,
    'await emailInvitees(occasion, concerned.filter(isPlaying), { ...message, slot });',
    'await emailInvitees(occasion, concerned.filter(isPlaying), message);',
  ],
  [
    'a score counts whatever the other side says',
    `${COMMANDS}/setScore.ts`,
    'const disputed = isDisputed(claims);',
    'const disputed = isDisputed(claims) && game.disputed;',
  ],
  [
    'an organiser of a club overrules what a side has said',
    ACTIONS,
    "(action === 'SET_SCORE' && facts.silentSide)",
    "action === 'SET_SCORE'",
  ],
  [
    'a person who wants no invitations is mailed one',
    `${GAME}/store/readGames.ts`,
    'mailTo: user.mail_channel && !row.hidden ? address : null',
    'mailTo: user.mail_channel ? address : null',
  ],
  [
    'an organiser who has proved no address mails strangers',
    `${GAME}/emails/sendInvitations.ts`,
    '.filter(({ state }) => state.owner.proved)',
    '',
  ],
  ['a search asks everybody at once', `${GAME}/playerSearch/stepSearch.ts`, '.slice(0, wave.batch)', ''],
  [
    'a match is published without the people to invite',
    'renderer/features/organise/draft/newGame.ts',
    '    ...lists,\n',
    '    ...lists,\n    contactList: [],\n',
  ],
];
