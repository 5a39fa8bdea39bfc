import { observer } from 'mobx-react-lite';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { GameFailed } from './GameFailed.tsx';
import { useOwnGame } from './OwnGame.ts';
import { OwnGameView } from './OwnGameView.tsx';

const ClubGameView = chunk(() => import('./club/ClubGameView.tsx'), { waiting: <Skeleton height={32} /> }).Part;

/** A game as its organiser sees it, or one of its club; anybody else is led to the page where they answer. */
function GamePage() {
  const { path } = useRoute();
  const id = readPattern(PATTERNS.game, path)?.id ?? '';
  return <GameById key={id} id={id} />;
}

const GameById = observer(function GameById({ id }: { id: string }) {
  const t = useText();
  const { session } = useStores();
  const { own, game, failure } = useOwnGame(id);
  usePageTitle(game ? t(`sport.${game.sport}`) : t('ownGame.title'));

  if (game && !session.asking) {
    return game.userRole === 'CLUB' ? <ClubGameView own={own} game={game} /> : <OwnGameView own={own} game={game} />;
  }
  if (failure) return <GameFailed own={own} />;
  return (
    <Page gap="wide" aria-busy="true">
      <Skeleton height={11} />
      <Skeleton height={7} />
      <Skeleton height={14} />
    </Page>
  );
});

export default GamePage;
