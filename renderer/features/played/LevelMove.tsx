import { observer } from 'mobx-react-lite';
import { formatChange, formatPercent, formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './LevelMove.module.css';
import { useReceipt } from './useReceipt.ts';

interface LevelMoveProps {
  game: Game;
  /** Rises whenever the match may have been rated. */
  news: number;
}

/** What a match did to the viewer's level, and why; nothing as long as it is not rated (R-level-move). */
export const LevelMove = observer(function LevelMove({ game, news }: LevelMoveProps) {
  const t = useText();
  const { language } = useStores().language;
  const receipt = useReceipt(game, news);
  // Most matches are rated: without its room what stands below would move.
  if (receipt === undefined) {
    return (
      <div className={styles.room} aria-busy="true">
        <Skeleton height={13.25} />
      </div>
    );
  }
  if (!receipt) return null;
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
    </Card>
  );
});
