import type { Reminder } from '../../../../shared/domain/match/reminders.ts';
import type { Context } from '../../../context.ts';
import { eachItem } from '../../../jobs/eachItem.ts';
import { findUnread, takeUnread } from '../../../push/notices.ts';
import { isOfDispute } from '../emails/matchReminder.ts';
import { lockGame } from '../store/loadGames.ts';
import { isMissing, receiversOf, reminderEmail } from './reminder.ts';

/** Reminders mailed in one go; the rest waits for the next. */
const BATCH = 200;

/** Mails the reminders that went to devices and that nobody has read there, if they still hold (R-push-reminder). */
export async function remindUnread(context: Context): Promise<void> {
  const ids = await findUnread(context.db, context.clock.now(), BATCH);
  await eachItem(context, 'reminder that nobody has read', ids, (id) => mailOne(context, id));
}

async function mailOne(context: Context, noticeId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const notice = await takeUnread(tx, noticeId);
    if (!notice?.game_id) return;
    const state = await lockGame(tx, notice.game_id);
    const { game } = state;
    const kind = notice.reminder as Reminder;
    const receiver = receiversOf(state, kind).find(({ userId }) => userId === notice.user_id);
    const about = game.from_time ?? game.expires_at;
    // One that was moved is reminded of anew.
    const isCurrent = isOfDispute(kind) || about.getTime() === notice.about?.getTime();
    if (!receiver || !isCurrent || !isMissing(state, kind)) return;
    const email = await reminderEmail(context, tx, state, kind, receiver);
    if (email.to !== '') await context.mailer.send(tx, email);
  });
}
