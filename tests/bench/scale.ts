import pg from 'pg';
import { getDashboard } from '../../shared/contract/game.ts';
import { findPastGames } from '../../shared/contract/gameLists.ts';
import { getOwnRanks, getRanking } from '../../shared/contract/rating.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../support/seedClub.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

/** Matches a player organises; they are a guest in as many. */
const ROUNDS = 10;
/** Of players; together about 10,000 and 1,000,000 games. */
const SIZES = [91 * SPORT_COUNT, 9091 * SPORT_COUNT] as const;
const VIEWERS = 40;
const CALLS = 400;
/** How much slower the large deployment may answer (R-measure-scale). */
const MOST = 1.3;

interface Question {
  path: string;
  /** Of a POST. */
  body?: Record<string, unknown>;
}

interface Club {
  games: number;
  call: (question: Question, viewer: number) => Promise<number>;
  stop: () => Promise<void>;
}

async function openClub(url: string, players: number): Promise<Club> {
  const server = await startServer(false, { DATABASE_URL: url }, ['--no-web']);
  const client = new pg.Client(url);
  await client.connect();
  const viewers = Array.from({ length: VIEWERS }, (_, index) => Math.floor((index * players) / VIEWERS));
  await seedClub(client, { players, rounds: ROUNDS, now: new Date() }, viewers);
  await client.query('vacuum');
  await client.end();
  return {
    games: players * ROUNDS,
    call: async ({ path, body }, viewer) => {
      const begun = performance.now();
      const answer = await fetch(server.url + path, {
        headers: {
          authorization: `Bearer ${seedToken(viewers[viewer % VIEWERS] ?? 0)}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - begun;
    },
    stop: server.stop,
  };
}

const p95 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const QUESTIONS: Record<string, Question> = {
  dashboard: { path: `${getDashboard.path}?archive=false` },
  'past matches': { path: findPastGames.path, body: {} },
  'past matches by name and place': { path: findPastGames.path, body: { search: 'last', sort: 'place' } },
  ranking: { path: getRanking.path },
  'own rank': { path: `${getOwnRanks.path}?sport=TENNIS` },
};

/** The same questions to a club and to a hundred times as many, turn by turn, so that the machine is the same for both. */
export const bench: Bench = async (database) => {
  const clubs: Club[] = [];
  for (const size of SIZES) clubs.push(await openClub(await database(), size));
  const [small, large] = clubs;
  if (!small || !large) throw new Error('two clubs are compared');
  const lines: string[] = [];
  const faults: string[] = [];
  try {
    for (const [what, question] of Object.entries(QUESTIONS)) {
      for (let viewer = 0; viewer < VIEWERS; viewer += 1)
        await Promise.all([small.call(question, viewer), large.call(question, viewer)]);
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let call = 0; call < CALLS; call += 1) {
        times.small.push(await small.call(question, call));
        times.large.push(await large.call(question, call));
      }
      const [one, other] = [p95(times.small), p95(times.large)];
      const games = (club: Club) => club.games.toLocaleString('en');
      lines.push(
        `${what}: p95 ${one.toFixed(1)} ms of ${games(small)} games, ${other.toFixed(1)} ms of ${games(large)}, ` +
          `factor ${(other / one).toFixed(2)}`,
      );
      if (other / one > MOST)
        faults.push(`${what} is ${(other / one).toFixed(2)} times slower in the large deployment`);
    }
  } finally {
    for (const club of clubs) await club.stop();
  }
  return { lines, faults };
};
