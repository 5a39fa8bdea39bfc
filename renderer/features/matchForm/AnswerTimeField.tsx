import { observer } from 'mobx-react-lite';
import { formatDayLong, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Select } from '../../ui/forms/Select.tsx';

/** Days on offer to answer within; the server takes 1 to 60. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 60];

interface AnswerTimeFieldProps {
  /** How many days there are to answer. */
  days: number;
  /** The resulting instant, or null while no match fits into the times offered. */
  answerBy: string | null;
  /** IANA zone of the venue. */
  timezone: string;
  error?: string | null;
  onChange: (days: number) => void;
}

/** Until when an answer counts. */
export const AnswerTimeField = observer(function AnswerTimeField(props: AnswerTimeFieldProps) {
  const { days, answerBy, timezone, error, onChange } = props;
  const t = useText();
  const { formats } = useStores();
  // A game that was made elsewhere may have any number of days.
  const offered = [...new Set([...DAYS, days])].sort((a, b) => a - b);
  return (
    <Select
      label={t('organise.expiry')}
      hint={
        answerBy
          ? t('organise.expiry.until', {
              day: formatDayLong(answerBy, timezone, formats),
              time: formatTime(answerBy, timezone, formats),
            })
          : t('organise.expiry.hint')
      }
      error={error}
      options={offered.map((count) => ({ value: String(count), label: t('organise.expiry.days', { count }) }))}
      value={String(days)}
      onChange={(value) => onChange(Number(value))}
    />
  );
});
