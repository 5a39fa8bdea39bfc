import { findNoteStops } from '../../../mail/noteStops.ts';
import { textIn } from '../../../texts.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import type { EventOf } from '../events.ts';
import { type GameState, type Invitee, isSilent } from '../gameState.ts';
import { findNoteRow } from '../store/notes.ts';
import { emailInvitees, emailOwner, type Message, type Occasion } from './changeEmail.ts';
import { nameOf } from './facts.ts';

/** People who said yes; while the match looks for players, also those who have not answered. */
const concerns = ({ game }: GameState, invitee: Invitee): boolean =>
  invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED' || (game.status === 'CONFIRMED' && isSilent(invitee));

/** Somebody has written to the others: on their devices, which do not say what, else by mail in their words (R-notes-mailed). */
export async function emailNote(occasion: Occasion, { noteId }: EventOf<'NoteAdded'>): Promise<void> {
  const { tx, state } = occasion;
  const note = await findNoteRow(tx, state.game.id, noteId);
  const apart = await peopleApartFrom(tx, note.user_id);
  const stops = await findNoteStops(tx, state.game.id);
  const hears = (userId: string) => userId !== note.user_id && !apart.has(userId) && !stops.has(userId);
  const message: Message = {
    subject: 'push.message',
    intro: 'mail.message.intro',
    action: 'mail.message.action',
    kind: 'message',
    by: note,
    sender: { ...note, id: note.user_id },
    quotes: (language) => [
      textIn(language, 'mail.message.quote', { name: nameOf(note, language), note: note.message }),
    ],
    onDevice: 'instead',
  };
  if (hears(state.owner.id)) await emailOwner(occasion, message);
  await emailInvitees(
    occasion,
    state.invitees.filter((invitee) => concerns(state, invitee) && hears(invitee.user_id)),
    message,
  );
}
