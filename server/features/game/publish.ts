import type { Queryable } from '../../db/database.ts';
import { keepAct } from '../club/history.ts';
import { clubActOf } from './emails/clubAct.ts';
import { emailEvents } from './emails/emailEvents.ts';
import { sendInvitations } from './emails/sendInvitations.ts';
import { type Done, type EventContext, eventOf, weightOf } from './events.ts';
import { followScore } from './followScore.ts';
import { followSearch } from './playerSearch/followSearch.ts';
import { noteInHistory, recordHistory, touchGame } from './store/history.ts';

/** History and live stream: a decision raises the version, a visible event only makes open pages read the game again. */
async function record({ tx, state, access, now }: EventContext, { command, from, events }: Done): Promise<void> {
  const weights = events.map(({ type }) => weightOf(type));
  const entry = { actor: access.userId, command, from, at: now, events };
  const { club } = state;
  if (club && access.role === 'CLUB') {
    await keepAct(tx, club.id, { at: now, actor: access.userId, action: 'MATCH', subject: state.game.id });
  }
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
export async function publish(eventContext: EventContext, done: Done): Promise<void> {
  await publishAll([{ eventContext, done }]);
}

/** As publish, for several games at once: a person who is invited to more than one of them gets one email. */
export async function publishAll(all: readonly { eventContext: EventContext; done: Done }[]): Promise<void> {
  for (const { eventContext, done } of all) {
    await record(eventContext, done);
    const score = eventOf(done.events, 'ScoreEntered');
    if (score) await followScore(eventContext.context, eventContext.tx, eventContext.state, score);
  }
  const [first] = all;
  if (!first) return;
  const invited = all.map(({ eventContext: { state }, done }) => ({
    state,
    inviteeIds: (eventOf(done.events, 'Invited') ?? eventOf(done.events, 'WaveAsked'))?.inviteeIds ?? [],
  }));
  const { context, tx } = first.eventContext;
  await sendInvitations(context, tx, invited, { isRefusable: true, act: await clubActOf(first.eventContext) });
  for (const { eventContext, done } of all) {
    await emailEvents(eventContext, done);
    await followSearch(eventContext, done);
  }
}

/** Makes open pages read a game again whose rows an operator has changed (R-live). */
export async function refreshPages(db: Queryable, gameId: string): Promise<void> {
  await touchGame(db, gameId);
}
