import { subDays } from 'date-fns/subDays';
import type { Form } from '../../../../shared/contract/schemas/ratings/form.ts';
import { courtWeeks } from '../../../../shared/domain/calendar/courtWeeks.ts';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Context } from '../../../context.ts';
import { findCourse } from '../../rating/course.ts';
import { findCourtTimes } from '../store/courtDays.ts';

/** Twelve weeks and a day of any zone's. */
const DAYS_BACK = 86;

/** How somebody plays lately (R-form). */
export async function findForm({ db, clock }: Context, userId: string): Promise<Form> {
  const now = clock.now();
  const [course, times] = await Promise.all([
    findCourse(db, userId),
    findCourtTimes(db, userId, subDays(now, DAYS_BACK)),
  ]);
  const days = times.map(({ sport, from_time, timezone }) => ({
    sport,
    day: venueDay(from_time.toISOString(), timezone),
  }));
  return { course, weeks: courtWeeks(days, now.toISOString().slice(0, 10)) };
}
