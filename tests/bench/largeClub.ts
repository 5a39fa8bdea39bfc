import type pg from 'pg';
import { hashToken } from '../../server/ids.ts';
import { MAX_IMPORT_LINES } from '../../shared/domain/limits.ts';

/** The body of a call that makes a club with the address `large`. */
export const LARGE_CLUB = {
  ...{ name: 'The large club', slug: 'large', sports: ['TENNIS'], timezone: 'Europe/Brussels', country: 'BE' },
  ...{ language: 'en', visibility: 'PUBLIC', joining: 'OPEN' },
};

const LINES = Array.from({ length: MAX_IMPORT_LINES - 1 }, (_, at) => ({
  ...{ firstName: `Ann${at}`, lastName: `Baker${at % 700}`, phone: '+32 470 12 34 56' },
  ...{ email: `ann${at}@list.example`, level: `${1 + (at % 9)},5`, yearOfBirth: `${1950 + (at % 65)}` },
}));

/** @returns the body of a call that imports as many people as there can be at once */
export const longestImport = (dryRun: boolean) => ({ lines: LINES, sport: 'TENNIS', dryRun });

/** Makes it a club whose imported people have been written to, and in which every match there is was played. */
export async function fillClub(client: pg.Client, clubId: string): Promise<void> {
  await client.query('insert into club_games (game_id, club_id) select id, $1 from games', [clubId]);
  await client.query(
    `insert into club_contacts (club_id, address_hash, first_at, unanswered, since)
      select $1, hash, now(), 1, now() from unnest($2::text[]) as hash`,
    [clubId, LINES.map(({ email }) => hashToken(email))],
  );
}
