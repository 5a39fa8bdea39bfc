import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import { isSlotChosen, isSlotTouched } from '../../calendar/rangeSelection.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { SlotOption } from './SlotOption.tsx';
import { StartsByForm } from './StartsByForm.tsx';
import styles from './TimeChoice.module.css';

/** Every start in a grid or a list: fetched by those for whom the first ones don't do. */
const SlotCalendar = chunk(() => import('./SlotCalendar.tsx'), { waiting: <Skeleton height={26} /> }).Part;

interface TimeChoiceProps {
  answer: AnswerDraft;
  times: CalendarTimes;
}

/** Some starts to tap (R-suggested-starts), and behind them all that is offered (R-calendar-grid). */
export const TimeChoice = observer(function TimeChoice({ answer, times }: TimeChoiceProps) {
  const t = useText();
  const { firstStarts: first, playable } = answer;
  const more = answer.offer.starts.length - first.length;
  // What was chosen before is in sight.
  const [isOpen, setOpen] = useState(answer.choosesMore || first.length === 0);
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend className={styles.legend}>
          <h2>{t('invitation.when.choose')}</h2>
          <span>{t('invitation.when.some')}</span>
        </legend>
        <ul className={styles.slots}>
          {first.map((start) => (
            <li key={start}>
              <SlotOption
                start={start}
                times={times}
                checked={isSlotChosen(playable, start, times.duration)}
                isMarked={isSlotTouched(answer.marks.cells, start, times.duration)}
                onToggle={() => answer.toggleStart(start)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {more > 0 && (
        <div className={styles.more}>
          <Fold label={t('invitation.when.more', { number: more })} open={isOpen} onToggle={setOpen}>
            <noscript>{import.meta.env.SSR && <StartsByForm answer={answer} times={times} />}</noscript>
            {isOpen && (
              <SlotCalendar {...times} selected={playable} ratherNot={answer.marks.cells} onChange={answer.choose} />
            )}
          </Fold>
        </div>
      )}
    </div>
  );
});
