import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Sport } from '../../../../shared/domain/values.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import styles from './InitialRating.module.css';
import { InitialRating } from './InitialRating.ts';

interface InitialRatingDialogProps {
  /** Those without a rated match. */
  sports: readonly [Sport, ...Sport[]];
  onClose: () => void;
  onSaved: (sport: Sport) => void;
}

/** A player's first level in a sport they have not played here yet. */
const InitialRatingDialog = observer(function InitialRatingDialog({
  sports,
  onClose,
  onSaved,
}: InitialRatingDialogProps) {
  const t = useText();
  const { api, feedback, language } = useStores();
  const [start] = useState(() => new InitialRating(api, sports[0]));
  const { rating, system } = start;
  const choose = { value: '', label: t('start.choose') };
  const save = useAction(
    async () => {
      if (!(await start.save())) return;
      feedback.toast({ id: 'start.saved', tone: 'success', text: 'start.saved', stays: false });
      onSaved(start.sport);
    },
    ({ code }, report) => {
      report();
      if (code === 'E.rating.started') onSaved(start.sport);
    },
  );
  return (
    <Dialog
      title={t('start.title')}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('alert.close')}</Button>
          <Button variant="primary" busy={save.isBusy} onClick={() => void save.run()}>
            {t('start.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('start.text')}</p>
        <Select
          label={t('rankings.sport')}
          options={sports.map((sport) => ({ value: sport, label: t(`sport.${sport}`) }))}
          value={start.sport}
          onChange={start.setSport}
        />
        <Select
          label={t('start.system')}
          required
          options={[choose, ...start.systems.map(({ code }) => ({ value: code, label: t(`start.system.${code}`) }))]}
          value={start.systemCode}
          onChange={start.setSystem}
        />
        <Select
          label={t('start.value')}
          required
          disabled={!system}
          options={[choose, ...(system?.values ?? []).map(({ value }) => ({ value, label: value }))]}
          value={start.value}
          onChange={start.setValue}
        />
        <p role="status" className={styles.is}>
          {rating !== null && (
            <>
              <Flip value={formatRating(rating, language.language)} label="" size="l" />
              <span>
                <strong>{t('start.is', { rating: formatRating(rating, language.language) })}</strong>{' '}
                <small>{t('rankings.meaning')}</small>
              </span>
            </>
          )}
        </p>
        {start.isMissing && rating === null && (
          <Notice tone="error" live>
            {t('start.required')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
});

export default InitialRatingDialog;
