import { sql } from 'kysely';
import type { RatingHistory, RatingReceipt } from '../../../shared/contract/schemas/ratings/rating.ts';
import { matchesOfK } from '../../../shared/domain/rating/rating.ts';
import { toShown } from '../../../shared/domain/rating/scale.ts';
import { isProvisional, ratingWidth } from '../../../shared/domain/rating/width.ts';
import type { Sport, Winner } from '../../../shared/domain/values.ts';
import type { Queryable } from '../../db/database.ts';
import { readerLanguage } from '../../plugins/readerLanguage.ts';
import { firstNameIn } from '../people/formerPlayer.ts';
import { shownPicture } from '../picture/shownPicture.ts';

type Entry = RatingHistory[number];

/** A match of the ledger, with what its teams say of its pool. */
export interface RatedMatchRow {
  game_id: string;
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

type Shown = Entry['receipt']['players'][number];

/** A receipt as it is kept, in Elo, and how many matches of that day its player has had. */
type Kept = Omit<Shown, 'width' | 'provisional'> & { today: number };

/** Elo numbers of a receipt as shown ones, and how sure they were; differences have no offset. */
function shownReceipt({ today, ...receipt }: Kept): Shown {
  const difference = (elo: number) => toShown(elo) - toShown(0);
  const matches = matchesOfK(receipt.k);
  return {
    ...receipt,
    width: ratingWidth(matches + today),
    provisional: isProvisional(matches),
    before: toShown(receipt.before),
    after: toShown(receipt.after),
    k: difference(receipt.k),
    change: difference(receipt.change),
  };
}

/**
 * Rated matches with the receipts of all their players on the shown scale (R-rating-receipt); players who were erased are named
 * in the language of who looks (R-former-player).
 */
export async function withReceipts(db: Queryable, rows: readonly RatedMatchRow[], now: Date): Promise<RatingReceipt[]> {
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

  const toTeam = (
    id: string,
    players: string[],
    { single, mixed }: RatedMatchRow,
  ): Entry['gameDTO']['initiatorTeam'] => ({
    id,
    single,
    mixed,
    players: players.map((player) => {
      const user = people.get(player);
      return {
        id: player,
        firstName: firstNameIn(user?.first_name ?? '', language),
        lastName: user?.last_name ?? '',
        code: user?.type === 'NORMAL' ? user.code : null,
        profileImageId: user ? shownPicture(user, now) : null,
        gender: user?.gender ?? null,
      };
    }),
  });

  return rows.map((row) => ({
    receipt: {
      day: row.day,
      players: (receiptsOf.get(row.game_id) ?? []).map(({ user_id, ...numbers }) =>
        shownReceipt({ id: user_id, ...numbers }),
      ),
    },
    gameDTO: {
      id: row.game_id,
      sport: row.sport,
      initiatorTeam: toTeam(row.initiator_team_id, row.initiators, row),
      opponentTeam: toTeam(row.opponent_team_id, row.opponents, row),
      winner: row.winner,
    },
  }));
}
