import { observer } from 'mobx-react-lite';
import { formatDayLong, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { OrganiseDraft } from './OrganiseDraft.ts';
import { Step } from './Step.tsx';

/** Days on offer to answer within; the server takes 1 to 60. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 60];

/** A note, one's phone, and until when an answer counts. */
export const FinishStep = observer(function FinishStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { formats, session } = useStores();
  const { choices, answerBy } = draft;
  const zone = choices.timezone;
  return (
    <Step number={5} title={t('organise.finish.title')}>
      <Select
        label={t('organise.expiry')}
        hint={
          answerBy
            ? t('organise.expiry.until', {
                day: formatDayLong(answerBy, zone, formats),
                time: formatTime(answerBy, zone, formats),
              })
            : t('organise.expiry.hint')
        }
        options={DAYS.map((count) => ({ value: String(count), label: t('organise.expiry.days', { count }) }))}
        value={String(choices.expiryDays)}
        onChange={(days) => draft.set({ expiryDays: Number(days) })}
      />
      <TextArea
        label={t('organise.note')}
        hint={t('organise.note.hint')}
        maxLength={1000}
        rows={3}
        value={choices.notes}
        onChange={(notes) => draft.set({ notes })}
      />
      {session.user?.phone && (
        <Checkbox
          label={t('organise.phone', { phone: session.user.phone })}
          hint={t('organise.phone.hint')}
          checked={choices.shareMyPhone}
          onChange={(shareMyPhone) => draft.set({ shareMyPhone })}
        />
      )}
    </Step>
  );
});
