import { sql } from 'kysely';
import type { RatingHistory, RatingReceipt } from '../../../shared/contract/schemas/ratings/rating.ts';
import { matchesOfK } from '../../../shared/domain/rating/rating.ts';
import {
  isProvisional,
  ratingWidth,
  roundHundredths,
  roundShown,
  shownChange,
  toShown,
} from '../../../shared/domain/rating/scale.ts';
import type { Sport, Winner } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { readerLanguage } from '../../plugins/askedLanguage.ts';
import { firstNameIn, hiddenName, shownCode } from '../people/repository.ts';
import { shownPicture } from '../profilePicture/pictures.ts';

type Entry = RatingHistory[number];

/** A match in the ledger, with what its teams say about its pool. */
export interface RatedMatchRow {
  game_id: string;
  pool: string;
  sport: Sport;
  day: string;
  winner: Winner;
  initiator_team_id: string;
  opponent_team_id: string;
  initiators: string[];
  opponents: string[];
  mixed: boolean;
  single: boolean;
}

/** @returns whether a player has played a match */
export const isIn = ({ initiators, opponents }: RatedMatchRow, userId: string): boolean =>
  initiators.includes(userId) || opponents.includes(userId);

type Shown = Entry['receipt']['players'][number];

/** A stored receipt, in Elo, and how many matches its player has had on that day. */
type Kept = Omit<Shown, 'width' | 'provisional' | 'sameDay'> & { today: number };

const shown = (elo: number): number => roundHundredths(toShown(elo));
const maybeRounded = (value: number | null) => (value === null ? null : roundHundredths(value));

/** Elo numbers of a receipt as shown ones, rounded as people read them, and how sure they were; differences have no offset. */
function shownReceipt({ today, ...receipt }: Kept): Shown {
  const matches = matchesOfK(receipt.k);
  return {
    ...receipt,
    width: roundShown(ratingWidth(matches + today)),
    provisional: isProvisional(matches),
    sameDay: today > 1,
    before: shown(receipt.before),
    after: shown(receipt.after),
    expected: roundHundredths(receipt.expected),
    share: maybeRounded(receipt.share),
    credit: maybeRounded(receipt.credit),
    k: roundHundredths(toShown(receipt.k) - toShown(0)),
    change: shownChange(receipt.before, receipt.change),
  };
}

/**
 * Rated matches with the receipts of all their players on the shown scale (R-rating-receipt); players who were erased have a
 * name in the viewer's language (R-former-player). Viewers who have not played the match see neither the name nor the numbers
 * of a hidden player (R-listed).
 */
export async function withReceipts(
  db: Queryable,
  rows: readonly RatedMatchRow[],
  viewerId: string,
  now: Date,
): Promise<RatingReceipt[]> {
  const language = readerLanguage();
  const gameIds = rows.map((row) => row.game_id);
  const receipts = await db
    .selectFrom('rating_receipts')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from rating_receipts as that_day where that_day.user_id = rating_receipts.user_id
        and that_day.pool = rating_receipts.pool and that_day.day = rating_receipts.day)`.as('today'),
    )
    .where(sql<boolean>`game_id = any(${gameIds})`)
    .execute();
  const playerIds = [...new Set(rows.flatMap((row) => [...row.initiators, ...row.opponents]))];
  const users = await db.selectFrom('users').selectAll().where(sql<boolean>`id = any(${playerIds})`).execute();
  const people = new Map(users.map((user) => [user.id, user]));
  const receiptsOf = Map.groupBy(receipts, (receipt) => receipt.game_id);

  const isHidden = (row: RatedMatchRow, player: string) =>
    people.get(player)?.listed === 'NOBODY' && !isIn(row, viewerId);
  const toPlayer = (id: string, user: UserRow | undefined) => ({
    id,
    firstName: firstNameIn(user?.first_name ?? '', language),
    lastName: user?.last_name ?? '',
    code: user ? shownCode(user) : null,
    profileImageId: user ? shownPicture(user, now) : null,
    gender: user?.gender ?? null,
  });
  // The same mark in all answers: a mark of their own would show which matches are one person's.
  const nobody = (mark: string) => ({ ...toPlayer(`hidden-${mark}`, undefined), firstName: hiddenName(language) });
  const toTeam = (row: RatedMatchRow, side: 'initiator' | 'opponent'): Entry['gameDTO']['initiatorTeam'] => {
    const { single, mixed } = row;
    const players = row[`${side}s`];
    const hides = players.some((player) => isHidden(row, player));
    return {
      id: hides ? `hidden-${side}` : row[`${side}_team_id`],
      single,
      mixed,
      players: players.map((player, index) =>
        isHidden(row, player) ? nobody(`${side}-${index}`) : toPlayer(player, people.get(player)),
      ),
    };
  };

  return rows.map((row) => ({
    receipt: {
      day: row.day,
      players: (receiptsOf.get(row.game_id) ?? [])
        .filter(({ user_id }) => !isHidden(row, user_id))
        .map(({ user_id, ...numbers }) => shownReceipt({ id: user_id, ...numbers })),
    },
    gameDTO: {
      id: row.game_id,
      sport: row.sport,
      initiatorTeam: toTeam(row, 'initiator'),
      opponentTeam: toTeam(row, 'opponent'),
      winner: row.winner,
    },
  }));
}
