import { observer } from 'mobx-react-lite';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { GameFailed } from './GameFailed.tsx';
import styles from './GamePage.module.css';
import { OwnGameView } from './OwnGameView.tsx';
import { useOwnGame } from './useOwnGame.ts';

/** A game as its organiser sees it; anybody else is led to the page where they answer. */
function GamePage() {
  const { path } = useRoute();
  const id = readPattern(PATTERNS.game, path)?.id ?? '';
  return <GameById key={id} id={id} />;
}

const GameById = observer(function GameById({ id }: { id: string }) {
  const t = useText();
  const { own, game, failure } = useOwnGame(id);
  usePageTitle(game ? t(`sport.${game.sport}`) : t('ownGame.title'));

  if (game) return <OwnGameView own={own} game={game} />;
  if (failure) return <GameFailed own={own} />;
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton height={11} />
      <Skeleton height={7} />
      <Skeleton height={14} />
    </div>
  );
});

export default GamePage;
