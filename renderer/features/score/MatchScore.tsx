import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Scoreboard } from '../../ui/sports/Scoreboard.tsx';
import styles from './MatchScore.module.css';
import { boardSides } from './sides.ts';

/** How a match ended, where that is more than its sets. */
export function MatchScore({ game }: { game: Game }) {
  const t = useText();
  const how = game.playedStatus && game.playedStatus !== 'PLAYED' ? game.playedStatus : null;
  return (
    <div className={styles.score}>
      {how !== 'NOT_PLAYED' && (
        <Scoreboard
          sides={boardSides(game)}
          texts={{
            caption: t('score.title'),
            players: t('score.players'),
            set: (number) => t('score.set', { number }),
            winner: t('score.winner'),
          }}
        />
      )}
      {how && <Tag>{t(`score.status.${how}`)}</Tag>}
      {game.disputed && (
        <Tag tone="warn" icon="alert">
          {t('score.disputed')}
        </Tag>
      )}
    </div>
  );
}
