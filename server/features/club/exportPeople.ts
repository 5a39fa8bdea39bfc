import { sql } from 'kysely';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { readerLanguage } from '../../plugins/askedLanguage.ts';
import { textIn } from '../../texts.ts';
import { findClub } from './access.ts';
import { FIRST_NAME, LAST_NAME } from './people.ts';

/** Spreadsheets would compute a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

interface Line {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  note: string | null;
  levels: Record<string, number> | null;
}

/**
 * @returns the list of a club as a table for spreadsheets, in the reader's language; importing it changes nothing
 * @throws AppError 403 for anybody but its organisers, 404
 */
export async function exportPeople({ db, clock }: Context, userId: string, id: string): Promise<string> {
  const { club, entry } = await findClub(db, { id }, userId, { now: clock.now() });
  if (entry?.role !== 'ORGANISER') throw new AppError('E.not.allowed');
  const language = readerLanguage();
  const { rows } = await sql<Line>`
    select ${FIRST_NAME} as "firstName", ${LAST_NAME} as "lastName", email, club_people.phone, note,
      (select json_object_agg(sport, level) from club_levels where person_id = club_people.id) as levels
    from club_people left join users on users.id = user_id
    where club_id = ${id} and state = 'IN'
    order by folded(${LAST_NAME}), folded(${FIRST_NAME}), club_people.id`.execute(db);
  const headings = [
    ...(['signUp.firstName', 'signUp.lastName', 'club.people.email', 'club.people.phone'] as const),
    'club.people.note' as const,
  ].map((key) => textIn(language, key));
  const sports = club.sports.map((sport) => textIn(language, `sport.${sport}`));
  const lines = rows.map(({ firstName, lastName, email, phone, note, levels }) => [
    ...[firstName, lastName, email ?? '', phone ?? '', note ?? ''],
    ...club.sports.map((sport) => `${levels?.[sport] ?? ''}`),
  ]);
  // Where a comma divides decimals, spreadsheets separate cells by semicolons.
  const separator = language === 'en' ? ',' : ';';
  return [[...headings, ...sports], ...lines].map((line) => line.map(cell).join(separator)).join('\r\n');
}
