import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { SlotOption } from './SlotOption.tsx';
import { StartsByForm } from './StartsByForm.tsx';
import styles from './TimeChoice.module.css';

const waiting = <Skeleton height={26} />;
/** Every start in a grid or a list: fetched by those for whom the first ones don't do. */
const SlotCalendar = chunk(() => import('./SlotCalendar.tsx'), { waiting }).Part;
/** A calendar of more starts is drawn by the browser alone (R-render-work). */
const MAX_RENDERED = 150;

interface TimeChoiceProps {
  answer: AnswerDraft;
  times: CalendarTimes;
}

/** Some starts to tap (R-suggested-starts), and behind them all that is offered (R-calendar-grid). */
export const TimeChoice = observer(function TimeChoice({ answer, times }: TimeChoiceProps) {
  const t = useText();
  const { firstStarts: first, playable } = answer;
  const { starts: marked } = answer.marks;
  const more = answer.offer.starts.length - first.length;
  // Earlier choices are in sight.
  const [isOpen, setOpen] = useState(answer.choosesMore || first.length === 0);
  const [isDrawn, setDrawn] = useState(answer.offer.starts.length <= MAX_RENDERED);
  useEffect(() => setDrawn(true), []);
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
                checked={playable.includes(start)}
                isMarked={marked.has(start)}
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
            {isOpen && (isDrawn ? <SlotCalendar answer={answer} times={times} /> : waiting)}
          </Fold>
        </div>
      )}
    </div>
  );
});
