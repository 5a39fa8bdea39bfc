import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn, isEarlyIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { PEOPLE_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AskedList } from './AskedList.tsx';
import { CandidateList } from './CandidateList.tsx';
import styles from './PlayerSearch.module.css';
import type { PlayerSearch } from './PlayerSearch.ts';
import { StartDialog, WhoFits } from './StartDialog.tsx';

/** Height of a row in the list of asked people, in rem. */
const ROW = 3.25;

/** Takes the room of a search that is being loaded: the part below it stays where it is. */
const WaitingCard = observer(function WaitingCard({ game }: { game: Game }) {
  const t = useText();
  const asked = game.invitee.filter(({ bySearch }) => bySearch).length;
  return (
    <Card title={t('playerSearch.title', { count: freeSpotsIn(game) })}>
      <div className={classNames(styles.search, styles.room)} aria-busy="true">
        <div className={styles.fits}>
          <Skeleton lines={1} />
        </div>
        {asked > 0 && <Skeleton height={asked * ROW} />}
        <div className={styles.buttons}>
          <Button variant={asked > 0 ? 'quiet' : 'action'} icon={PEOPLE_ICON} disabled>
            {t(asked > 0 ? 'playerSearch.stop' : 'playerSearch.ask')}
          </Button>
        </div>
      </div>
    </Card>
  );
});

interface SearchCardProps {
  search: PlayerSearch;
  game: Game;
  /** Another action on the page waits for the organiser: the ball is its button's. */
  isSecond: boolean;
}

/** A spot is free: people who fit are asked a few at a time (R-substitute-search). */
export const PlayerSearchCard = observer(function PlayerSearchCard(props: SearchCardProps) {
  const { search, game } = props;
  const { config } = useStores();
  const { failure, value: view } = search.query;
  if (failure) return <LoadFailed failure={failure} onRetry={search.load} />;
  // Nothing is offered then, and nothing takes its room: the page below would move up.
  if (!view) return isEarlyIn(game, config.now()) ? null : <WaitingCard game={game} />;
  if (view.state === null && view.early) return null;
  return <SearchState {...props} view={view} />;
});

interface SearchStateProps extends SearchCardProps {
  view: PlayerSearchView;
}

const SearchState = observer(function SearchState({ search, view, game, isSecond }: SearchStateProps) {
  const t = useText();
  const { formats } = useStores();
  const [isAsking, setAsking] = useState(false);
  const { state, next, nextAt, others, asked } = view;
  const isRunning = state === 'RUNNING';
  const isThrough = state === 'EXHAUSTED';
  const isAnybodyLeft = next.length > 0 || others !== 'NONE';
  return (
    <Card title={t('playerSearch.title', { count: freeSpotsIn(game) })}>
      <div className={classNames(styles.search, styles.room)}>
        {isRunning && <p>{t('playerSearch.running', { count: asked.length })}</p>}
        {isThrough && <Notice>{t('playerSearch.exhausted')}</Notice>}
        {!isRunning && !isThrough && (isAnybodyLeft || state === null) && <WhoFits view={view} />}
        {asked.length > 0 && <AskedList asked={asked} game={game} />}
        {isRunning && isAnybodyLeft && nextAt && (
          <p>{t('playerSearch.next.at', { time: formatTime(nextAt, game.timezone, formats) })}</p>
        )}
        {(isRunning || isThrough) && next.length > 0 && <CandidateList search={search} people={next} game={game} />}
        {isRunning && (
          <div className={styles.buttons}>
            <Button variant="quiet" busy={search.busy} onClick={() => void search.stop()}>
              {t('playerSearch.stop')}
            </Button>
          </div>
        )}
        {!isRunning && isAnybodyLeft && (
          <div className={styles.buttons}>
            <Button
              variant={isSecond ? 'secondary' : 'action'}
              icon={PEOPLE_ICON}
              busy={search.busy}
              onClick={() => setAsking(true)}
            >
              {t('playerSearch.ask')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <StartDialog
          view={view}
          game={game}
          onClose={() => setAsking(false)}
          onStart={() => {
            setAsking(false);
            void search.start();
          }}
        />
      )}
    </Card>
  );
});
