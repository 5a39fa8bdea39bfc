import type { TextKey } from '../../../../shared/locales/keys.ts';
import { textIn } from '../../../texts.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import type { EventOf } from '../events.ts';
import { confirmedOf, type GameState, type Invitee } from '../gameState.ts';
import { findNoteRow } from '../store/notes.ts';
import type { Occasion } from './changeEmail.ts';
import { type NamedRow, nameOf, sportName } from './facts.ts';
import { pushOf } from './pushOf.ts';

/** Who has a part in the match: its organiser, and those who said yes. */
const membersOf = (state: GameState): (Invitee['person'] & { hasDevice: boolean })[] => [
  state.owner,
  ...state.invitees
    .filter(({ status }) => status === 'ACCEPTED' || status === 'CONFIRMED')
    .map(({ person, hasDevice }) => ({ ...person, hasDevice })),
];

interface News {
  kind: 'score' | 'message';
  title: TextKey;
  /** Who has caused it. */
  by: NamedRow;
}

async function pushNews(
  { context, tx, state }: Occasion,
  { kind, title, by }: News,
  receivers: readonly { id: string; language: Invitee['language']; hasDevice: boolean }[],
): Promise<void> {
  for (const { id: userId, language } of receivers.filter(({ hasDevice }) => hasDevice)) {
    const subject = textIn(language, title, { name: nameOf(by, language), sport: sportName(language, state) });
    const action = { label: textIn(language, 'mail.game.action'), url: '' };
    const push = pushOf(state, { language, subject, action }, { userId, kind }, context.clock.now());
    await context.pusher.send(tx, push);
  }
}

/** Somebody has written to the others: no mail says so, and the notice does not say what. */
export async function pushNote(occasion: Occasion, { noteId }: EventOf<'NoteAdded'>): Promise<void> {
  const { tx, state } = occasion;
  const members = membersOf(state).filter(({ hasDevice }) => hasDevice);
  if (members.length === 0) return;
  const note = await findNoteRow(tx, state.game.id, noteId);
  const apart = await peopleApartFrom(tx, note.user_id);
  const others = members.filter(({ id }) => id !== note.user_id && !apart.has(id));
  await pushNews(occasion, { kind: 'message', title: 'push.message', by: note }, others);
}

/** The first score of a match; where the sides differ, those who have to settle it are mailed (emailDisputed). */
export async function pushScore(occasion: Occasion, { isFirst, disputed }: EventOf<'ScoreEntered'>): Promise<void> {
  const { state } = occasion;
  const players = [state.owner, ...confirmedOf(state).map(({ person, hasDevice }) => ({ ...person, hasDevice }))];
  const scorer = players.find(({ id }) => id === state.game.scored_by);
  if (!isFirst || disputed || !scorer) return;
  const others = players.filter(({ id }) => id !== scorer.id);
  await pushNews(occasion, { kind: 'score', title: 'push.score', by: scorer }, others);
}
