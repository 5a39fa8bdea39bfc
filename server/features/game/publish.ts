import { emailEvents } from './emails/emailEvents.ts';
import { sendInvitations } from './emails/sendInvitations.ts';
import { type Done, eventOf, weightOf } from './events.ts';
import { followScore } from './followScore.ts';
import { followSearch } from './playerSearch/followSearch.ts';
import { noteInHistory, recordHistory, touchGame } from './store/history.ts';
import type { Subject } from './subject.ts';

/** History and live stream: a decision raises the version, what is only visible makes open pages read again. */
async function record({ tx, state, access, now }: Subject, { command, from, events }: Done): Promise<void> {
  const weights = events.map(({ type }) => weightOf(type));
  const entry = { actor: access.userId, command, from, at: now, events };
  if (weights.includes('decision')) await recordHistory(tx, state, entry);
  else {
    if (weights.includes('noted')) await noteInHistory(tx, state, entry);
    if (weights.length > 0) state.game.changed_at = (await touchGame(tx, state.game.id)) ?? state.game.changed_at;
  }
}

/**
 * Everything that follows from what happened to a game, in the transaction in which it happened: the history and the
 * live stream, ratings and predictions, emails, the search for players (R-events).
 */
export async function publish(subject: Subject, done: Done): Promise<void> {
  await publishAll([{ subject, done }]);
}

/** As publish, for several games at once: whoever is invited to more than one of them gets one email. */
export async function publishAll(all: readonly { subject: Subject; done: Done }[]): Promise<void> {
  for (const { subject, done } of all) {
    await record(subject, done);
    const score = eventOf(done.events, 'ScoreEntered');
    if (score) await followScore(subject.context, subject.tx, subject.state, score);
  }
  const [first] = all;
  if (!first) return;
  const invited = all.map(({ subject: { state }, done }) => ({
    state,
    inviteeIds: (eventOf(done.events, 'Invited') ?? eventOf(done.events, 'WaveAsked'))?.inviteeIds ?? [],
  }));
  await sendInvitations(first.subject.context, first.subject.tx, invited, { isRefusable: true });
  for (const { subject, done } of all) {
    await emailEvents(subject, done);
    await followSearch(subject, done);
  }
}
