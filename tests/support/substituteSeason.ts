import { Chance } from '../../server/demo/chance.ts';
import { type Candidate, candidateOrder } from '../../shared/domain/substitutes/candidateOrder.ts';
import { nextWave } from '../../shared/domain/substitutes/nextWave.ts';

/** What a season of searches came to. */
export interface SeasonCount {
  searches: number;
  filled: number;
  /** Asking mails, those that the spot is taken, and one for the yes. */
  mails: number;
}

interface Person {
  /** Times the median of the time until an answer. */
  slowness: number;
  /** Chance of ever answering. */
  answers: number;
  /** Times the chance of a yes. */
  readiness: number;
  lastAsked: Date | null;
}

/** Somebody asked; the answer in minutes by day, null for never. */
interface Asked {
  answer: { at: number; isYes: boolean } | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const MORNING = 7 * HOUR;
/** Of a day, in minutes in which people are written to and answer. */
const WAKING = 15 * HOUR;
/** The match: seven in the evening of the fifth day. A yes half an hour before it is too late. */
const START = 4 * DAY + 19 * HOUR;
const CUT_OFF = START - HOUR / 2;

const CLUB = 36;
const ELIGIBLE = 1 / 3;
const FURTHEST = 1.5;
const DAYS_BETWEEN = 3;
/** Half of the mails that are answered are by then; log-normal, σ. */
const MEDIAN = 47;
const SIGMA = 2.5;
/** Hours before the match, and how likely a yes is then. */
const YES: readonly (readonly [number, number])[] = [
  [72, 0.4],
  [48, 0.38],
  [24, 0.33],
  [12, 0.28],
  [6, 0.24],
  [3, 0.18],
  [2, 0.15],
  [1, 0.1],
  [0, 0.05],
];

/** Minutes of the wall clock as minutes by day, and back; the night is one moment. */
export const wakingOf = (wall: number): number =>
  Math.floor(wall / DAY) * WAKING + Math.min(Math.max((wall % DAY) - MORNING, 0), WAKING);
export const wallOf = (waking: number): number => Math.floor(waking / WAKING) * DAY + MORNING + (waking % WAKING);

/** Between two of these hours the chance is between theirs; longer before it is that of the longest. */
function chanceOfYes(hours: number): number {
  const next = YES.findIndex(([at]) => at <= hours);
  const [below, above] = [YES[next], YES[next - 1]];
  if (!below || !above) return YES[0]?.[1] ?? 0;
  return below[1] + ((hours - below[0]) / (above[0] - below[0])) * (above[1] - below[1]);
}

const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

function newPerson(chance: Chance): Person {
  return {
    slowness: Math.exp(0.8 * normal(chance)),
    answers: clamp(0.7 + 0.18 * normal(chance), 0.2, 0.97),
    readiness: Math.exp(0.35 * normal(chance)),
    lastAsked: null,
  };
}

/** How somebody asked at `now`, in minutes by day, answers. */
function answerOf(person: Person, now: number, chance: Chance): Asked['answer'] {
  const [draw, yes, speed] = [chance.next(), chance.next(), normal(chance)];
  if (draw > person.answers) return null;
  const at = now + Math.max(0.5, MEDIAN * person.slowness * Math.exp(SIGMA * speed));
  const hours = Math.max(0, (START - wallOf(at)) / HOUR);
  return { at, isYes: yes < Math.min(0.95, chanceOfYes(hours) * person.readiness) };
}

/** One search, by `nextWave`: who is asked, and who says yes first. Times are minutes by day. */
function search(queue: readonly Person[], hoursAhead: number, epoch: number, chance: Chance): SeasonCount {
  const end = wakingOf(CUT_OFF);
  const asked: Asked[] = [];
  const firstYes = (until: number): number | null => {
    const times = asked.flatMap(({ answer }) => (answer?.isYes && answer.at <= until ? [answer.at] : []));
    return times.length === 0 ? null : Math.min(...times);
  };
  let now = wakingOf(START - hoursAhead * HOUR);
  let filledAt: number | null = null;
  for (;;) {
    const wave = nextWave({ left: Math.floor(end - now), candidates: queue.length - asked.length });
    if (!wave) break;
    const people = queue.slice(asked.length, asked.length + wave.batch);
    const batch = people.map((person) => ({ answer: answerOf(person, now, chance) }));
    for (const person of people) person.lastAsked = new Date((epoch + wallOf(now)) * 60_000);
    asked.push(...batch);
    const isRefused = batch.every(({ answer }) => answer && !answer.isYes);
    const refusedAt = isRefused ? Math.max(...batch.map(({ answer }) => answer?.at ?? 0)) : Number.POSITIVE_INFINITY;
    now = Math.min(now + wave.minutes, refusedAt);
    filledAt = firstYes(Math.min(now, end));
    if (filledAt !== null) break;
  }
  filledAt ??= firstYes(end);
  if (filledAt === null) return { searches: 1, filled: 0, mails: asked.length };
  const at = filledAt;
  const thinking = asked.filter(({ answer }) => answer === null || answer.at > at).length;
  return { searches: 1, filled: 1, mails: asked.length + thinking + 1 };
}

/**
 * A club of 36 of whom twelve or so can be asked each time a player drops out, so many hours before the match. By when people
 * answer their mails, and how likely a yes is, are assumptions, written above.
 */
export function substituteSeason(seed: number, hoursAhead: number, searches: number): SeasonCount {
  const chance = new Chance(seed);
  const club = Array.from({ length: CLUB }, () => newPerson(chance));
  const count: SeasonCount = { searches: 0, filled: 0, mails: 0 };
  for (let match = 0; match < searches; match += 1) {
    const candidates: Candidate[] = club.flatMap(({ lastAsked }, index) => {
      if (chance.next() >= ELIGIBLE) return [];
      const plain = { saidYes: false, playedHere: false, askFirst: false };
      const facts = { levelDistance: FURTHEST * chance.next(), lastAsked, hash: String(chance.next()) };
      return [{ userId: String(index), ...plain, ...facts }];
    });
    const queue = candidateOrder(candidates).flatMap(({ userId }) => club[Number(userId)] ?? []);
    const { filled, mails } = search(queue, hoursAhead, match * DAYS_BETWEEN * DAY, chance);
    count.searches += 1;
    count.filled += filled;
    count.mails += mails;
  }
  return count;
}
