import { sql } from 'kysely';
import type { RatingHistory } from '../../../shared/contract/schemas/rating.ts';
import { toShown } from '../../../shared/domain/rating/scale.ts';
import type { Sport, Winner } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Queryable } from '../../db/database.ts';
import { textIn } from '../../texts.ts';
import { shownPicture } from '../picture/shownPicture.ts';

/** Matches of one history. */
const MAX_LINES = 200;

type Entry = RatingHistory[number];

interface Row {
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

/** Elo numbers of a receipt as shown ones; differences have no offset. */
function shownReceipt(receipt: Entry['receipt']['players'][number]): Entry['receipt']['players'][number] {
  const difference = (elo: number) => toShown(elo) - toShown(0);
  return {
    ...receipt,
    before: toShown(receipt.before),
    after: toShown(receipt.after),
    k: difference(receipt.k),
    change: difference(receipt.change),
  };
}

/**
 * The rated matches of a team, newest first, each with the receipt of all its players on the shown scale
 * (R-rating-history).
 * @param language in which players who were erased are named (R-former-player)
 * @throws AppError 404 when there is no such team
 */
export async function findHistory(
  db: Queryable,
  teamId: string,
  language: Language,
  now: Date,
): Promise<RatingHistory> {
  const team = await db.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst();
  if (!team) throw new AppError('E.notFound');
  const { rows } = await sql<Row>`
    select rated_matches.*, teams.sport, teams.mixed, teams.single from rated_matches
    join teams on teams.id = rated_matches.initiator_team_id
    where ${teamId} in (initiator_team_id, opponent_team_id)
    order by day desc, game_id limit ${MAX_LINES}`.execute(db);
  const gameIds = rows.map((row) => row.game_id);
  const receipts = await db
    .selectFrom('rating_receipts')
    .selectAll()
    .where(sql<boolean>`game_id = any(${gameIds})`)
    .execute();
  const playerIds = [...new Set(rows.flatMap((row) => [...row.initiators, ...row.opponents]))];
  const users = await db.selectFrom('users').selectAll().where(sql<boolean>`id = any(${playerIds})`).execute();
  const people = new Map(users.map((user) => [user.id, user]));
  const receiptsOf = Map.groupBy(receipts, (receipt) => receipt.game_id);

  const toTeam = (id: string, players: string[], { single, mixed }: Row): Entry['gameDTO']['initiatorTeam'] => ({
    id,
    single,
    mixed,
    players: players.map((player) => {
      const user = people.get(player);
      return {
        id: player,
        firstName: user?.first_name || textIn(language, 'person.former'),
        lastName: user?.last_name ?? '',
        code: user?.type === 'NORMAL' ? user.code : null,
        profileImageId: user ? shownPicture(user, now) : null,
      };
    }),
  });

  return rows.map((row) => {
    const own = (receiptsOf.get(row.game_id) ?? []).map(({ user_id, ...numbers }) =>
      shownReceipt({ id: user_id, ...numbers }),
    );
    const ofTeam = own.filter(({ id }) => team.players.includes(id));
    const rating = ofTeam.reduce((sum, { after }) => sum + after, 0) / Math.max(1, ofTeam.length);
    return {
      teamId,
      rating,
      receipt: { day: row.day, players: own },
      gameDTO: {
        id: row.game_id,
        sport: row.sport,
        initiatorTeam: toTeam(row.initiator_team_id, row.initiators, row),
        opponentTeam: toTeam(row.opponent_team_id, row.opponents, row),
        winner: row.winner,
      },
    };
  });
}
