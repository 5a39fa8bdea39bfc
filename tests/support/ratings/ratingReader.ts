import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { getDashboard } from '../../../shared/contract/game.ts';
import { findOpenGames } from '../../../shared/contract/gameLists.ts';
import { findAskablePeople, findFittingPeople } from '../../../shared/contract/people.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import {
  getForm,
  getOwnRanks,
  getRanking,
  getRatingHistory,
  getRatingLedger,
  getRatingPools,
  getRatingReceipt,
  getSkills,
} from '../../../shared/contract/rating.ts';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import type { LedgerPage } from '../../../shared/contract/schemas/ratings/ledger.ts';
import type { Ranking, RatingHistory } from '../../../shared/contract/schemas/ratings/rating.ts';
import { getTechnicalSkills, getTechnicalSkillsOfAll } from '../../../shared/contract/skill.ts';
import { POOL_KEYS, poolKey } from '../../../shared/domain/rating/pool.ts';
import { SPORTS } from '../../../shared/domain/values.ts';
import type { TestApp } from '../app.ts';
import { call } from '../client.ts';

/** What somebody could read of everybody's ratings. */
export interface Read {
  ranked: { pool: string; row: Ranking[number] }[];
  profiles: PublicProfile[];
  histories: RatingHistory[];
  ledgers: { pool: string; pages: LedgerPage[] }[];
  /** All answers as they came. */
  answers: unknown[];
}

type Parts = { params?: Record<string, string>; query?: Record<string, string> };

/**
 * Asks for everything that says something of ratings: rankings, histories, receipts, profiles, ledgers, people to ask, open
 * matches. What is refused is left out.
 * @param codes of players, as links to their profiles have them
 * @param token of a session; null for who has no account
 */
export async function readEverything(app: TestApp, codes: readonly string[], token: string | null): Promise<Read> {
  const answers: unknown[] = [];
  const read = async <T>(endpoint: Endpoint, parts: Parts = {}): Promise<T | null> => {
    const answer = await call(app, endpoint, { ...parts, ...(token !== null && { token }) } as never);
    if (answer.status >= 300) return null;
    const body: unknown = answer.body;
    answers.push(body);
    return body as T;
  };

  const ranked: Read['ranked'] = [];
  for (const sport of SPORTS) {
    for (const double of ['false', 'true']) {
      await read(getOwnRanks, { query: { sport, double } });
      await read(findFittingPeople, { query: { sport, matchType: double === 'true' ? 'OPENDOUBLE' : 'SINGLE' } });
      for (const provisional of ['false', 'true']) {
        const rows = (await read<Ranking>(getRanking, { query: { sport, double, provisional } })) ?? [];
        for (const row of rows) ranked.push({ pool: poolKey({ sport, ...row.team }), row });
      }
    }
  }
  const profiles: PublicProfile[] = [];
  for (const code of codes) {
    const profile = await read<PublicProfile>(getPublicProfile, { params: { code } });
    if (profile) profiles.push(profile);
  }
  const histories: RatingHistory[] = [];
  for (const teamId of new Set(ranked.map(({ row }) => row.team.id))) {
    const history = await read<RatingHistory>(getRatingHistory, { params: { teamId } });
    if (history) histories.push(history);
    const [last] = history ?? [];
    if (last) await read(getRatingReceipt, { params: { gameId: last.gameDTO.id } });
  }
  const ledgers: Read['ledgers'] = [];
  for (const pool of POOL_KEYS) {
    const pages: LedgerPage[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await read<LedgerPage>(getRatingLedger, { query: { pool, ...(after && { after }) } });
      if (page) pages.push(page);
      after = page?.next ?? null;
    }
    if (pages.length > 0) ledgers.push({ pool, pages });
  }
  for (const own of [getRatingPools, getSkills, getForm, getDashboard, getTechnicalSkills, getTechnicalSkillsOfAll])
    await read(own);
  await read(findOpenGames);
  await read(findAskablePeople, { query: { codes: codes.slice(0, 20).join(','), sport: 'TENNIS' } });
  return { ranked, profiles, histories, ledgers, answers };
}
