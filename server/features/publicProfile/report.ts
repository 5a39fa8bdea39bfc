import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { reportPlayer } from '../../../shared/contract/publicProfile.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { textIn } from '../../texts.ts';
import { findUser } from '../people/repository.ts';
import { findByCode } from './publicProfile.ts';

/**
 * Tells the operators of the deployment about a player: on the operator's page, and at the address its mails come from
 * (R-report-player).
 * @throws AppError 404 for an unknown code or oneself, 429 after ten a day
 */
export async function report(
  context: Context,
  reporterId: string,
  code: string,
  { reason, comment }: BodyOf<typeof reportPlayer>,
): Promise<void> {
  const { clock, config, db, mailer } = context;
  const player = await findByCode(db, code, 'player');
  const reporter = await findUser(db, reporterId);
  if (!reporter || player.id === reporterId) throw new AppError('E.notFound');
  await consumeLimit(context, LIMITS.reports, reporterId);
  // The operator behind that address has no account and so no language of their own.
  const language = DEFAULT_LANGUAGE;
  const url = (of: { code: string }) => `${config.publicUrl}${publicProfilePath(of.code)}`;
  const nameOf = ({ first_name, last_name }: UserRow) =>
    personName({ firstName: first_name, lastName: last_name }, language);
  const name = nameOf(player);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('player_reports')
      .values({
        id: newId(),
        reported_id: player.id,
        reporter_id: reporterId,
        reason,
        comment: comment ?? '',
        created_at: clock.now(),
        state: 'OPEN',
        settled_at: null,
        settled_by: null,
      })
      .execute();
    await mailer.send(tx, {
      to: config.mailFrom,
      language,
      subject: textIn(language, 'mail.report.subject', { name }),
      greeting: textIn(language, 'mail.report.intro', { name }),
      paragraphs: [],
      quotes: comment ? [{ text: textIn(language, 'mail.quote', { note: comment }) }] : [],
      facts: [
        [textIn(language, 'mail.report.reason'), textIn(language, `report.${reason}`)],
        [textIn(language, 'mail.report.by'), `${nameOf(reporter)}\n${url(reporter)}`],
      ],
      action: { label: textIn(language, 'mail.report.action'), url: url(player) },
      stop: null,
      about: 'REPORT',
      kind: 'report',
    });
  });
}
