import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { ratingWidth, toShown } from '../../../shared/domain/rating/scale.ts';
import type { Read } from './ratingReader.ts';

/** What a ledger says of one of its pseudonyms. */
interface Alias {
  alias: string;
  elo: number;
  matches: number;
  wins: number;
  losses: number;
}

/** What stands beside a name, of one pool. */
interface Known {
  id: string;
  pool: string;
  rating: number;
  width: number;
  /** Of all the pools of the sport. */
  wins: number | null;
  losses: number | null;
  /** These are all the pages. */
  isAll: boolean;
}

function aliasesOf({ pages }: Read['ledgers'][number]): Alias[] {
  const wins = new Map<string, number>();
  const add = (players: readonly string[]) => {
    for (const player of players) wins.set(player, (wins.get(player) ?? 0) + 1);
  };
  for (const { matches } of pages) {
    for (const [index, winner] of matches.winners.entries()) {
      add((winner === 'INITIATOR' ? matches.initiators[index] : matches.opponents[index]) ?? []);
    }
  }
  return pages.flatMap(({ players }) =>
    players.ids.map((alias, index) => {
      const matches = players.matches[index] ?? 0;
      const won = wins.get(alias) ?? 0;
      return { alias, elo: players.elos[index] ?? 0, matches, wins: won, losses: matches - won };
    }),
  );
}

/** Names with the numbers beside them, from rankings of players and from profiles. */
function knownOf({ ranked, profiles, ledgers }: Read): Known[] {
  const singles = ranked.filter(({ row }) => row.team.players.length === 1);
  const profileOf = new Map(profiles.map((profile) => [profile.user.id, profile]));
  const fromRankings = singles.map(({ pool, row }) => {
    const { id } = row.team.players[0] ?? { id: '' };
    const { sport } = poolOfKey(pool);
    const skill = profileOf.get(id)?.technicalSkill.sports.find((each) => each.sport === sport);
    const isAll =
      ranked.filter(
        (other) => poolOfKey(other.pool).sport === sport && other.row.team.players.some((player) => player.id === id),
      ).length === 1;
    const { rating, width } = row;
    return { id, pool, rating, width, wins: skill?.wins ?? null, losses: skill?.loses ?? null, isAll };
  });
  const fromProfiles = profiles.flatMap(({ user, technicalSkill }) =>
    technicalSkill.sports.flatMap(({ sport, productRating: rating, width, wins, loses: losses }) =>
      ledgers
        .filter(({ pool }) => poolOfKey(pool).sport === sport)
        .map(({ pool }) => ({ id: user.id, pool, rating, width, wins, losses, isAll: false })),
    ),
  );
  return [...fromRankings, ...fromProfiles];
}

const digitsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

function fits({ elo, matches, wins, losses }: Alias, known: Known): boolean {
  const digits = Math.min(digitsOf(known.rating), 9);
  if (Math.abs(toShown(elo) - known.rating) > 0.5000001 * 10 ** -digits) return false;
  // Days without a match widen it, and nothing makes it narrower.
  if (known.width < ratingWidth(matches) - 0.06) return false;
  if (known.wins === null || known.losses === null) return true;
  return known.isAll ? wins === known.wins && losses === known.losses : wins <= known.wins && losses <= known.losses;
}

/**
 * Puts names to results as a stranger would: by histories that have a name, and in ledgers by numbers that only one person of a
 * pool has beside a name.
 * @param keys what the ledgers call people, `POOL PSEUDONYM` to id: only who is rightly named counts
 * @returns the ids of those who are named
 */
export function namedBy(read: Read, keys: ReadonlyMap<string, string>): Set<string> {
  const named = new Set<string>();
  for (const history of read.histories) {
    for (const { gameDTO } of history) {
      for (const { id, code } of [...gameDTO.initiatorTeam.players, ...gameDTO.opponentTeam.players]) {
        if (code !== null) named.add(id);
      }
    }
  }
  const known = knownOf(read);
  for (const ledger of read.ledgers) {
    const aliases = aliasesOf(ledger);
    for (const each of known.filter(({ pool }) => pool === ledger.pool)) {
      const [only, ...others] = aliases.filter((alias) => fits(alias, each));
      if (only && others.length === 0 && keys.get(`${ledger.pool} ${only.alias}`) === each.id) named.add(each.id);
    }
  }
  return named;
}
