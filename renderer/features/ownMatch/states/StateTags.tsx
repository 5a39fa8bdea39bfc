import { observer } from 'mobx-react-lite';
import { expiryLeft } from '../../../../shared/domain/match/expiry.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { CLOCK_ICON } from '../../../ui/display/icons.ts';
import { Tag, type Tone } from '../../../ui/display/Tag.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './MatchFace.module.css';

/** The ball's yellow is left to the button of the pending action. */
const TONES: Record<string, Tone> = { action: 'warn', settled: 'success', pending: 'info' };

interface StateTagsProps {
  game: Game;
  /** The heading beside it says as much: it is only spoken. */
  isSaid: boolean;
}

/** The state of the match, told again when it changes, and how long there is to answer. */
export const StateTags = observer(function StateTags({ game, isSaid }: StateTagsProps) {
  const t = useText();
  const { summary } = game;
  const title = t(summary.title);
  return (
    <div className={styles.tags}>
      {/* The server names the text: one of the summary's closed list. */}
      <span role="status" className={isSaid ? styles.spoken : styles.state}>
        {isSaid ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <Tag tone={TONES[summary.icon ?? ''] ?? 'neutral'}>{title}</Tag>
        )}
      </span>
      <TimeLeft game={game} />
    </div>
  );
});

const TimeLeft = observer(function TimeLeft({ game }: { game: Game }) {
  const t = useText();
  const { config } = useStores();
  if (game.status !== 'CONFIRMED') return null;
  const { unit, count } = expiryLeft(game.expiresAt, config.now().toISOString());
  if (unit === 'none') return null;
  return (
    <Tag icon={CLOCK_ICON}>
      {unit === 'expired'
        ? t('ownGame.left.expired')
        : t(unit === 'hours' ? 'ownGame.left.hours' : 'ownGame.left.days', { count })}
    </Tag>
  );
});
