import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn, isEarlyIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { MAIL_ICON, PEOPLE_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AskedList } from './AskedList.tsx';
import { CandidateList } from './CandidateList.tsx';
import styles from './PlayerSearch.module.css';
import type { PlayerSearch } from './PlayerSearch.ts';
import { StartDialog } from './StartDialog.tsx';

interface SearchCardProps {
  search: PlayerSearch;
  game: Game;
}

/**
 * A spot is free: people who fit are asked a few at a time, in an order that is shown with its reasons (R-substitute-search).
 */
export const PlayerSearchCard = observer(function PlayerSearchCard({ search, game }: SearchCardProps) {
  const { config } = useStores();
  const { status, failure, value: view } = search.query;
  if (failure) return <LoadFailed failure={failure} onRetry={search.load} />;
  // Nothing is offered then, and nothing stands in for it: the page below would move up.
  if (status === 'loading') return isEarlyIn(game, config.now()) ? null : <Skeleton height={10} />;
  if (!view || (view.state === null && (view.next.length === 0 || view.early))) return null;
  return <SearchState search={search} view={view} game={game} />;
});

interface SearchStateProps extends SearchCardProps {
  view: PlayerSearchView;
}

const SearchState = observer(function SearchState({ search, view, game }: SearchStateProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { state, next, asked } = view;
  const isRunning = state === 'RUNNING';
  return (
    <Card title={t('playerSearch.title', { count: freeSpotsIn(game) })}>
      <div className={styles.search}>
        {isRunning && <p>{t('playerSearch.running', { count: asked.length })}</p>}
        {state === 'EXHAUSTED' && <Notice>{t('playerSearch.exhausted')}</Notice>}
        {!isRunning && next.length > 0 && <p>{t('playerSearch.text', { count: next.length })}</p>}
        {asked.length > 0 && <AskedList asked={asked} game={game} />}
        {isRunning && next.length > 0 && <CandidateList search={search} view={view} game={game} />}
        <div className={styles.buttons}>
          {!isRunning && next.length > 0 && (
            <Button variant="action" icon={PEOPLE_ICON} busy={search.busy} onClick={() => setAsking(true)}>
              {t('playerSearch.ask', { count: next.length })}
            </Button>
          )}
          {isRunning && next.length > 0 && (
            <Button icon={MAIL_ICON} busy={search.busy} onClick={() => void search.ask(next.map(({ id }) => id))}>
              {t('playerSearch.all', { count: next.length })}
            </Button>
          )}
          {isRunning && (
            <Button variant="quiet" busy={search.busy} onClick={() => void search.stop()}>
              {t('playerSearch.stop')}
            </Button>
          )}
        </div>
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
