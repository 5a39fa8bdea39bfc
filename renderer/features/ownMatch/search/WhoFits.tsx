import { observer } from 'mobx-react-lite';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from './PlayerSearch.module.css';

/** How many people fit: those the organiser knows in a number, the others in words (R-substitute-strangers). */
export const WhoFits = observer(function WhoFits({ view }: { view: PlayerSearchView }) {
  const t = useText();
  const { next, others } = view;
  const known = next.length > 0 ? t('playerSearch.known', { count: next.length }) : null;
  const strangers = others === 'NONE' ? null : t(`playerSearch.others.${others}`);
  return <p className={styles.fits}>{[known, strangers].filter(Boolean).join(' ') || t('playerSearch.nobody')}</p>;
});
