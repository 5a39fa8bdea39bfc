import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatChange, formatPercent, formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './LevelMove.module.css';
import type { Receipt } from './receipt.ts';

interface LevelMoveProps {
  receipt: Receipt;
  /** Below the reason. */
  children: ReactNode;
}

/** What a match did to the viewer's level, and why (R-level-move). */
export const LevelMove = observer(function LevelMove({ receipt, children }: LevelMoveProps) {
  const t = useText();
  const { language } = useStores().language;
  const { before, after, change, expected, hasWon } = receipt;
  const isFavourite = expected >= 0.5;
  const reason = `${isFavourite ? 'favourite' : 'outsider'}.${hasWon ? 'won' : 'lost'}` as const;
  const chance = formatPercent(expected, language);
  return (
    <Card
      title={t('ownGame.level')}
      action={<small>{t('ownGame.level.before', { level: formatRating(before, language) })}</small>}
    >
      <p className={styles.level}>
        <Flip value={formatRating(after, language)} size="xl" turns />
        <strong className={styles.change}>{formatChange(change, language)}</strong>
      </p>
      <p>
        {t(`ownGame.level.${reason}`, { chance })}
        {change === 0 && ` ${t('levels.still')}`}
      </p>
      <div className={styles.odds} aria-hidden="true">
        <span style={{ width: `${Math.round(expected * 100)}%` }} />
      </div>
      {children}
    </Card>
  );
});
