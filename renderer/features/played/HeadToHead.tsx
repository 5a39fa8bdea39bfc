import { observer } from 'mobx-react-lite';
import { formatFigures } from '../../../shared/locales/score.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './HeadToHead.module.css';

interface HeadToHeadProps {
  against: readonly { firstName: string }[];
  won: number;
  lost: number;
}

/** How often one has won and lost against the other side, this match included (R-head-to-head). */
export const HeadToHead = observer(function HeadToHead({ against, won, lost }: HeadToHeadProps) {
  const t = useText();
  const { language } = useStores();
  const total = won + lost;
  return (
    <div className={styles.line}>
      <span aria-hidden="true">
        <Flip value={formatFigures(won, lost, language.language)} />
      </span>
      <div className={styles.words}>
        <h3>{t('played.against', { name: against.map(({ firstName }) => firstName).join(' + ') })}</h3>
        <p>{total === 1 ? t('played.first') : t('played.record', { won, total })}</p>
      </div>
    </div>
  );
});
