import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATHS, PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useLiveGame } from '../../stores/useLiveGame.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePlace } from '../../ui/place.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './GamePage.module.css';
import { OwnGame } from './OwnGame.ts';
import { OwnGameView } from './OwnGameView.tsx';

/** A game as its organiser sees it; anybody else is led to the page where he answers. */
function GamePage() {
  const { path } = usePlace();
  const id = readPattern(PATTERNS.game, path)?.id ?? '';
  return <GameById key={id} id={id} />;
}

const GameById = observer(function GameById({ id }: { id: string }) {
  const t = useText();
  const place = usePlace();
  const { games, feedback } = useStores();
  const [own] = useState(() => new OwnGame(id, games, feedback));
  const { game, failure } = own;
  const isForeign = game !== null && game.userRole !== 'OWNER';
  usePageTitle(game ? t(`sport.${game.sport}`) : t('ownGame.title'));
  useEffect(() => void own.load(), [own]);
  useLiveGame(id, undefined, game !== null, () => void own.load());
  useEffect(() => {
    if (isForeign) place.go(invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN }), { replace: true });
  }, [isForeign, place, id]);

  if (game && !isForeign) return <OwnGameView own={own} game={game} />;
  if (failure) return <GameFailed own={own} />;
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton height={11} />
      <Skeleton height={7} />
      <Skeleton height={14} />
    </div>
  );
});

/** No game: because there is none (any more), or because it could not be read. */
const GameFailed = observer(function GameFailed({ own }: { own: OwnGame }) {
  const t = useText();
  const { failure } = own;
  const isGone = failure?.status === 404;
  return (
    <EmptyState
      heading="h1"
      title={t(isGone ? 'ownGame.none' : 'ownGame.failed')}
      action={
        <>
          <ButtonLink to={PATHS.dashboard} icon="arrowLeft">
            {t('ownGame.toMatches')}
          </ButtonLink>
          {!isGone && (
            <Button variant="primary" onClick={() => void own.load()}>
              {t('alert.retry')}
            </Button>
          )}
        </>
      }
    >
      {failure && t(failureText(failure))}
    </EmptyState>
  );
});

export default GamePage;
