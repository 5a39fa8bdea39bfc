import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ratingReceiptPath } from '../../../shared/routes/paths.ts';
import { ProvisionalNote } from '../../common/people/ProvisionalNote.tsx';
import { Sureness } from '../../common/people/Sureness.tsx';
import { formatChange, formatPercent, formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './LevelMove.module.css';
import type { Receipt } from './receipt.ts';

interface LevelMoveProps {
  gameId: string;
  receipt: Receipt;
  /** Below the reason. */
  children: ReactNode;
}

/** The change of the viewer's level by a match, and why (R-level-move). */
export const LevelMove = observer(function LevelMove({ gameId, receipt, children }: LevelMoveProps) {
  const t = useText();
  const { language } = useStores().language;
  const { before, after, change, expected, width, provisional, hasWon } = receipt;
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
        <Sureness width={width} provisional={false} />
        <strong className={styles.change} data-rises={change > 0 || undefined}>
          {formatChange(change, language)}
        </strong>
      </p>
      <p>
        {t(`ownGame.level.${reason}`, { chance })}
        {change === 0 && ` ${t('levels.still')}`}
      </p>
      <div className={styles.odds} aria-hidden="true">
        <span style={{ width: `${Math.round(expected * 100)}%` }} />
      </div>
      <ProvisionalNote names={provisional} />
      <Link to={ratingReceiptPath(gameId)}>{t('receipt.open')}</Link>
      {children}
    </Card>
  );
});
