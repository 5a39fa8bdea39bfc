import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { nextWave } from '../../../../shared/domain/substitutes/nextWave.ts';
import { afterWakingMinutes, wakingMinutes } from '../../../../shared/domain/substitutes/wakingTime.ts';
import { inviteContacts } from '../commands/invite.ts';
import type { GameEvent } from '../events.ts';
import { freeSpotsOf, type GameState } from '../gameState.ts';
import {
  type Asked,
  changeSearch,
  findAsked,
  findSearch,
  insertAsked,
  lockWaves,
  type PlayerSearch,
} from '../store/searches.ts';
import type { Subject } from '../subject.ts';
import { orderedCandidates } from './candidates.ts';
import { callTime, cutoffOf, missingOf } from './searchFacts.ts';
import { stillThinking, waitingOf } from './turns.ts';

const isFull = (state: GameState): boolean => state.game.status === 'PLAYED' || freeSpotsOf(state) === 0;
const isOver = ({ game }: GameState): boolean => game.status !== 'CONFIRMED' && game.status !== 'SCHEDULED';

async function end({ tx }: Subject, { id }: PlayerSearch, state: PlayerSearch['state']): Promise<void> {
  await changeSearch(tx, id, { state, next_at: null });
}

/** Somebody's turn is not over: nobody else is asked before. @returns when the last of these turns ends, if there is one */
function turnsEnd({ state, now }: Subject, asked: readonly Asked[]): Date | null {
  const waiting = waitingOf(state, asked, now);
  return waiting.length === 0 ? null : max(waiting.map(({ turnEnds }) => turnEnds));
}

/**
 * Invites people, each with a time in which nobody is asked after them.
 * @param minutes of waking time
 */
export async function askWave(
  subject: Subject,
  search: PlayerSearch,
  userIds: readonly string[],
  minutes: number,
): Promise<GameEvent[]> {
  const { tx, state, now } = subject;
  const { inviteeIds } = await inviteContacts(
    subject,
    userIds.map((id) => ({ id })),
  );
  const wave = search.wave + 1;
  const turnEnds = new Date(afterWakingMinutes(now.getTime(), minutes, state.game.timezone));
  await insertAsked(tx, search.id, inviteeIds, { wave, askedAt: now, turnEnds });
  await changeSearch(tx, search.id, { wave, next_at: min([turnEnds, cutoffOf(state, now)]) });
  return [{ type: 'WaveAsked', inviteeIds, wave }];
}

async function askNext(subject: Subject, search: PlayerSearch): Promise<GameEvent[]> {
  const { tx, state, now } = subject;
  const { timezone } = state.game;
  const cutoff = cutoffOf(state, now);
  const left = wakingMinutes(now.getTime(), cutoff.getTime(), timezone);
  await lockWaves(tx);
  const candidates = await orderedCandidates(subject);
  const wave = nextWave({ left, candidates: candidates.length, spots: missingOf(state) });
  if (!wave) {
    await end(subject, search, 'EXHAUSTED');
    return [{ type: 'SearchExhausted' }];
  }
  const next = candidates.slice(0, wave.batch).map(({ id }) => id);
  return askWave(subject, search, next, wave.minutes);
}

/**
 * Has the search of a locked game go on, as far as it is time for that: it ends, waits, or asks the next wave
 * (R-substitute-waves). Done twice it changes nothing the second time.
 * @returns what happened
 */
export async function stepSearch(subject: Subject): Promise<GameEvent[]> {
  const { tx, state, now } = subject;
  const search = await findSearch(tx, state);
  if (!search || search.next_at === null || search.next_at > now) return [];
  const wait = (until: Date) => changeSearch(tx, search.id, { next_at: until }).then(() => []);
  const asked = await findAsked(tx, search.id);
  if (isFull(state)) {
    await end(subject, search, 'FILLED');
    return [{ type: 'SearchFilled', inviteeIds: stillThinking(state, asked, now) }];
  }
  if (isOver(state)) return end(subject, search, 'STOPPED').then(() => []);
  if (search.state === 'EXHAUSTED') return end(subject, search, 'EXHAUSTED').then(() => []);
  const cutoff = cutoffOf(state, now);
  if (cutoff <= now) {
    await end(subject, search, 'EXHAUSTED');
    return [{ type: 'SearchExhausted' }];
  }
  const until = turnsEnd(subject, asked) ?? (missingOf(state) < 1 ? cutoff : null);
  if (until) return wait(min([until, cutoff]));
  const next = callTime(state, now, now);
  return next > now ? wait(next) : askNext(subject, search);
}
