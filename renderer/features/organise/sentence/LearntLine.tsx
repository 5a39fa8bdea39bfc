import { observer } from 'mobx-react-lite';
import { formatDayBrief } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import type { Composer } from '../Composer.ts';
import { goToPart } from '../Part.tsx';
import styles from './Sentence.module.css';

/** Where the sentence was taken from, and the way to an empty one. */
export const LearntLine = observer(function LearntLine({ composer }: { composer: Composer }) {
  const t = useText();
  const { formats } = useStores();
  const { draft, learntDay } = composer;
  if (learntDay === null) return <p className={styles.learnt}>{t('organise.text')}</p>;
  const on = formatDayBrief(`${learntDay}T12:00:00Z`, 'UTC', formats);
  return (
    <p className={styles.learnt}>
      <Icon path={AGAIN_ICON} size="s" />
      <span>{t('organise.learnt', { day: on })}</span>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          draft.startEmpty();
          goToPart('guests');
        }}
      >
        {t('organise.learnt.clear')}
      </button>
    </p>
  );
});
