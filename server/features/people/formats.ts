import { sql } from 'kysely';
import { type Formats, formatsOf } from '../../../shared/domain/formats.ts';
import type { DateFormat, TimeFormat } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Queryable } from '../../db/database.ts';

/** The formats that somebody has chosen. */
export interface SavedFormats {
  dateFormat: DateFormat;
  timeFormat: TimeFormat;
}

/** @returns by user: what they have chosen; who has not chosen is not there */
export async function findSavedFormats(db: Queryable, userIds: readonly string[]): Promise<Map<string, SavedFormats>> {
  const rows = await db
    .selectFrom('preferences')
    .select(['user_id', 'date_format as dateFormat', 'time_format as timeFormat'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .where('formats_chosen', '=', true)
    .execute();
  return new Map(rows.map(({ user_id, ...saved }) => [user_id, saved]));
}

/** @returns how dates and times of mails to somebody are written (R-formats) */
export async function findFormats(db: Queryable, user: { id: string; language: Language }): Promise<Formats> {
  return formatsOf(user.language, (await findSavedFormats(db, [user.id])).get(user.id));
}
