import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { subDays } from 'date-fns/subDays';
import { listMinutes, nextWave, type Wave } from '../../../../shared/domain/substitutes/nextWave.ts';
import { afterWakingMinutes, wakingMinutes } from '../../../../shared/domain/substitutes/wakingTime.ts';
import { consumeLimit, LIMITS } from '../../../plugins/limits.ts';
import { inviteContacts } from '../commands/invite.ts';
import type { EventContext, GameEvent } from '../events.ts';
import { freeSpotsOf, type GameState, type Invitee } from '../gameState.ts';
import {
  type Asked,
  changeSearch,
  findAsked,
  findSearch,
  insertAsked,
  lockWaves,
  type PlayerSearch,
} from '../store/search/searches.ts';
import { findPool, orderedFree, type Pool } from './candidates.ts';
import { callTime, cutoffOf, missingOf } from './searchFacts.ts';

/** A person who was asked and has not answered. */
interface Waiting extends Asked {
  invitee: Invitee;
}

const SILENT: readonly Invitee['status'][] = ['PENDING', 'SENT', 'OPENED'];

function silentOf({ invitees }: GameState, asked: readonly Asked[]): Waiting[] {
  return asked.flatMap((each) => {
    const invitee = invitees.find(({ id }) => id === each.inviteeId);
    return invitee && SILENT.includes(invitee.status) ? [{ ...each, invitee }] : [];
  });
}

/** @returns the people whose turn is running */
function waitingOf(state: GameState, asked: readonly Asked[], now: Date): Waiting[] {
  return silentOf(state, asked).filter(({ turnEnds }) => turnEnds > now);
}

/** @returns ids of people who would be sorry to find it taken: their turn is running, or they have looked at it within a day */
function stillThinking(state: GameState, asked: readonly Asked[], now: Date): string[] {
  return silentOf(state, asked)
    .filter(
      ({ turnEnds, askedAt, invitee }) => turnEnds > now || (invitee.status === 'OPENED' && askedAt > subDays(now, 1)),
    )
    .map(({ inviteeId }) => inviteeId);
}

const isFull = (state: GameState): boolean => state.game.status === 'PLAYED' || freeSpotsOf(state) === 0;
const isOver = ({ game }: GameState): boolean => game.status !== 'CONFIRMED' && game.status !== 'SCHEDULED';

async function end({ tx }: EventContext, { id }: PlayerSearch, state: PlayerSearch['state']): Promise<void> {
  await changeSearch(tx, id, { state, next_at: null });
}

/** While somebody's turn lasts, nobody else is asked. @returns when the last of these turns ends, if there is one */
function turnsEnd({ state, now }: EventContext, asked: readonly Asked[]): Date | null {
  const waiting = waitingOf(state, asked, now);
  return waiting.length === 0 ? null : max(waiting.map(({ turnEnds }) => turnEnds));
}

/** @returns when a turn of this many waking minutes ends if it begins now, at the latest when people stop being asked */
function turnEnd({ state, now }: EventContext, minutes: number): Date {
  const ends = new Date(afterWakingMinutes(now.getTime(), minutes, state.game.timezone));
  return min([ends, cutoffOf(state, now)]);
}

/**
 * Invites people, each with a time in which nobody is asked after them.
 * @param minutes of waking time
 */
export async function askWave(
  eventContext: EventContext,
  search: PlayerSearch,
  userIds: readonly string[],
  minutes: number,
): Promise<GameEvent[]> {
  const { tx, state, now } = eventContext;
  const { inviteeIds } = await inviteContacts(
    eventContext,
    userIds.map((id) => ({ id })),
  );
  const wave = search.wave + 1;
  const turnEnds = new Date(afterWakingMinutes(now.getTime(), minutes, state.game.timezone));
  await insertAsked(tx, search.id, inviteeIds, { wave, askedAt: now, turnEnds });
  await changeSearch(tx, search.id, { wave, next_at: turnEnd(eventContext, minutes) });
  return [{ type: 'WaveAsked', inviteeIds, wave }];
}

/** @returns how many people in a pool are asked next, the same whether they have time or not (R-substitute-strangers) */
export function waveOf({ state, now }: EventContext, { known, strangers, room }: Pool): Wave | null {
  const left = wakingMinutes(now.getTime(), cutoffOf(state, now).getTime(), state.game.timezone);
  const candidates = Math.min(room, known.length + strangers.length);
  return nextWave({ left, candidates, spots: Math.max(1, missingOf(state)) });
}

/** @returns when as much time has passed as it takes to ask everybody */
function listEnd({ state, now }: EventContext, { started_at: began }: PlayerSearch): Date {
  const { timezone } = state.game;
  const all = wakingMinutes(began.getTime(), cutoffOf(state, now).getTime(), timezone);
  return new Date(afterWakingMinutes(began.getTime(), listMinutes(all), timezone));
}

/**
 * Asks the next people who have time. Where nobody has, or the organiser's limits are used up, it continues when the next
 * people would have their turn, and ends when all would have had it, so that its end does not show who has no time
 * (R-substitute-strangers).
 */
async function askNext(eventContext: EventContext, search: PlayerSearch, mayAsk: boolean): Promise<GameEvent[]> {
  const { context, tx, state } = eventContext;
  await lockWaves(tx);
  const pool = await findPool(eventContext);
  const wave = waveOf(eventContext, pool);
  if (wave && mayAsk) {
    await consumeLimit({ db: tx, clock: context.clock }, LIMITS.searchWaves, state.owner.id);
    const next = (await orderedFree(eventContext, pool, search.id)).slice(0, wave.batch);
    if (next.length > 0) return askWave(eventContext, search, next, wave.minutes);
  }
  const ends = listEnd(eventContext, search);
  if (!wave || ends <= eventContext.now) {
    await end(eventContext, search, 'EXHAUSTED');
    return [{ type: 'SearchExhausted' }];
  }
  await changeSearch(tx, search.id, { next_at: min([turnEnd(eventContext, wave.minutes), ends]) });
  return [];
}

/**
 * Continues the search of a locked game, if it is due: it ends, waits, or asks the next wave (R-substitute-waves). A second
 * call changes nothing.
 * @param mayAsk false where the organiser's limits have turned out to be used up
 * @returns what happened
 */
export async function stepSearch(eventContext: EventContext, mayAsk = true): Promise<GameEvent[]> {
  const { tx, state, now } = eventContext;
  const search = await findSearch(tx, state);
  if (!search || search.next_at === null || search.next_at > now) return [];
  const wait = (until: Date) => changeSearch(tx, search.id, { next_at: until }).then(() => []);
  const asked = await findAsked(tx, search.id);
  if (isFull(state)) {
    await end(eventContext, search, 'FILLED');
    return [{ type: 'SearchFilled', inviteeIds: stillThinking(state, asked, now) }];
  }
  if (isOver(state)) return end(eventContext, search, 'STOPPED').then(() => []);
  if (search.state === 'EXHAUSTED') return end(eventContext, search, 'EXHAUSTED').then(() => []);
  const cutoff = cutoffOf(state, now);
  if (cutoff <= now) {
    await end(eventContext, search, 'EXHAUSTED');
    return [{ type: 'SearchExhausted' }];
  }
  const until = turnsEnd(eventContext, asked) ?? (missingOf(state) < 1 ? cutoff : null);
  if (until) return wait(min([until, cutoff]));
  const next = callTime(state, now, now);
  return next > now ? wait(next) : askNext(eventContext, search, mayAsk);
}
