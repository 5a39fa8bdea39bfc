import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { OwnGame } from '../OwnGame.ts';
import { AskedList } from './AskedList.tsx';
import { CandidateList } from './CandidateList.tsx';
import styles from './PlayerSearch.module.css';
import { PlayerSearch } from './PlayerSearch.ts';
import { StartDialog } from './StartDialog.tsx';

/**
 * A spot is free: people who fit are asked a few at a time, in an order that is shown with its reasons (R-substitute-search).
 */
export const PlayerSearchCard = observer(function PlayerSearchCard({ own, game }: { own: OwnGame; game: Game }) {
  const { api, feedback, session } = useStores();
  const [search] = useState(() => new PlayerSearch(own.id, { api, feedback }));
  // Without a proved address nothing goes out, as the page's notice says.
  const isProved = session.user?.emails.some(({ validated }) => validated) ?? false;
  const isWanted = isProved && game.action.includes('INVITE') && freeSpotsIn(game) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened to the match has changed the search as well
  useEffect(() => {
    if (isWanted) void search.load();
  }, [search, isWanted, own.news]);
  const { view } = search;
  if (!isWanted || !view || (view.state === null && view.next.length === 0)) return null;
  return <SearchState search={search} view={view} game={game} />;
});

interface SearchStateProps {
  search: PlayerSearch;
  view: NonNullable<PlayerSearch['view']>;
  game: Game;
}

const SearchState = observer(function SearchState({ search, view, game }: SearchStateProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { state, next, asked } = view;
  const isRunning = state === 'RUNNING';
  return (
    <Card title={t('search.title')}>
      <div className={styles.search}>
        {isRunning && <p>{t('search.running', { count: asked.length })}</p>}
        {state === 'EXHAUSTED' && <Notice>{t('search.exhausted')}</Notice>}
        {!isRunning && next.length > 0 && <p>{t('search.text', { count: next.length })}</p>}
        {asked.length > 0 && <AskedList asked={asked} game={game} />}
        {isRunning && next.length > 0 && <CandidateList search={search} view={view} game={game} />}
        <div className={styles.buttons}>
          {!isRunning && next.length > 0 && (
            <Button variant="action" icon="people" busy={search.busy} onClick={() => setAsking(true)}>
              {t('search.ask', { count: next.length })}
            </Button>
          )}
          {isRunning && next.length > 0 && (
            <Button icon="mail" busy={search.busy} onClick={() => void search.ask(next.map(({ id }) => id))}>
              {t('search.all', { count: next.length })}
            </Button>
          )}
          {isRunning && (
            <Button variant="quiet" busy={search.busy} onClick={() => void search.stop()}>
              {t('search.stop')}
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
