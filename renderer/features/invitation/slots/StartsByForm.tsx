import { observer } from 'mobx-react-lite';
import { MINUTE_MS } from '../../../../shared/domain/calendar/zone.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import { isSlotChosen } from '../../calendar/rangeSelection.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { StartByForm } from '../answer/WithoutScript.tsx';

/** Every start beyond the first ones, to tick where no script runs: what the calendar is otherwise. */
export const StartsByForm = observer(function StartsByForm({
  answer,
  times,
}: {
  answer: AnswerDraft;
  times: CalendarTimes;
}) {
  const { formats } = useStores();
  const { duration, timezone } = times;
  const first = new Set(answer.firstStarts);
  return answer.offer.starts
    .filter((start) => !first.has(start))
    .map((fromTime) => {
      const toTime = new Date(Date.parse(fromTime) + duration * MINUTE_MS).toISOString();
      const { day, time } = formatSlot({ fromTime, toTime }, timezone, timezone, formats);
      const isTicked = isSlotChosen(answer.playable, fromTime, duration);
      return <StartByForm key={fromTime} start={fromTime} text={`${day} ${time}`} isTicked={isTicked} />;
    });
});
