import { observer } from 'mobx-react-lite';
import { periodFrom } from '../../../../shared/domain/calendar/zone.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { StartByForm } from '../answer/WithoutScript.tsx';

/** More would take the server too long to render (R-render-work). */
const MAX_LISTED = 100;

/** Every start beyond the first ones, to tick where no script runs: in place of the calendar. */
export const StartsByForm = observer(function StartsByForm({
  answer,
  times,
}: {
  answer: AnswerDraft;
  times: CalendarTimes;
}) {
  const t = useText();
  const { formats } = useStores();
  const { duration, timezone } = times;
  const first = new Set(answer.firstStarts);
  const ticked = new Set(answer.playable);
  const more = answer.offer.starts.filter((start) => !first.has(start));
  const listed = more.slice(0, MAX_LISTED);
  // Earlier choices stay chosen, also where they are not listed.
  const kept = more.slice(MAX_LISTED).filter((start) => ticked.has(start));
  return (
    <>
      {listed.map((fromTime) => {
        const { day, time } = formatSlot(periodFrom(fromTime, duration), timezone, timezone, formats);
        return <StartByForm key={fromTime} start={fromTime} text={`${day} ${time}`} isTicked={ticked.has(fromTime)} />;
      })}
      {kept.map((start) => (
        <input key={start} type="hidden" name="start" value={start} />
      ))}
      {listed.length < more.length && <p>{t('invitation.when.notAll', { number: MAX_LISTED })}</p>}
    </>
  );
});
