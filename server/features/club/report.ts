import type { reportClub as endpoint } from '../../../shared/contract/clubActs.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { textIn } from '../../texts.ts';
import { findUser } from '../people/repository.ts';
import { findClub } from './access.ts';
import { nameIn, toClub } from './clubEmail.ts';

/**
 * Reports a club to the operators, at the address that mails come from (R-club-report).
 * @throws AppError 403 for its organisers, 404, 429 after ten reports a day
 */
export async function reportClub(
  context: Context,
  reporterId: string,
  id: string,
  { reason, comment }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { clock, config, db, mailer } = context;
  const { club, entry } = await findClub(db, { id }, reporterId, { now: clock.now() });
  if (entry?.role === 'ORGANISER') throw new AppError('E.not.allowed');
  const [reporter, keeper] = [
    await findUser(db, reporterId),
    club.keeper_id === null ? undefined : await findUser(db, club.keeper_id),
  ];
  if (!reporter) throw new AppError('E.auth.required');
  await consumeLimit(context, LIMITS.reports, reporterId);
  // The operator behind that address has no account and so no language of their own.
  const language = DEFAULT_LANGUAGE;
  const person = (of: typeof reporter) => `${nameIn(of, language)}\n${config.publicUrl}${publicProfilePath(of.code)}`;
  const values = { name: club.name, slug: club.slug };
  await db.transaction().execute(async (tx) =>
    mailer.send(tx, {
      ...{ to: config.mailFrom, language, paragraphs: [] },
      subject: textIn(language, 'mail.report.club.subject', values),
      greeting: textIn(language, 'mail.report.club.intro', values),
      quotes: comment ? [{ text: textIn(language, 'mail.quote', { note: comment }) }] : [],
      facts: [
        [textIn(language, 'mail.report.reason'), textIn(language, `report.${reason}`)],
        [textIn(language, 'mail.report.by'), person(reporter)],
        ...(keeper ? [[textIn(language, 'mail.report.club.keeper'), person(keeper)] as [string, string]] : []),
      ],
      action: toClub(context, club, language),
      ...{ stop: null, about: 'REPORT', kind: 'report' },
    }),
  );
}
