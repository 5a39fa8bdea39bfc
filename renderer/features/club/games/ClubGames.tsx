import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findClubGames } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { organiseForClubPath } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../common/chunk.tsx';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useLive } from '../../../stores/useLive.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CHEVRON_DOWN_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { OpenGamesStore } from '../../dashboard/OpenGamesStore.ts';
import page from '../ClubPage.module.css';
import { ClubGameRow } from './ClubGameRow.tsx';
import styles from './ClubGames.module.css';

const OpenGameQuestion = chunk(() => import('../../dashboard/OpenGameQuestion.tsx')).Part;

/** Matches drawn at first, and how many more at a time. */
const PAGE = 8;

/** @returns the matches of a club that its viewer sees, with the way into open ones (R-club-games). To be used in an observer. */
function useClubGames(clubId: string): OpenGamesStore {
  const root = useStores();
  const [store] = useState(() => {
    const { api, games } = root;
    const loadOpen = async () => (await api.call(findClubGames, { params: { id: clubId } })).games;
    return new OpenGamesStore({
      ...{
        api,
        feedback: root.feedback,
        offlineQueue: root.offlineQueue,
        config: root.config,
        language: root.language,
      },
      games: { put: (game) => games.put(game), get: (id) => games.get(id), loadOpen },
    });
  });
  const { token } = root.session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else sees others
  useEffect(() => void store.load(), [store, token]);
  useLive(store.load, { isShown: store.list.value !== null });
  return store;
}

/** Open and coming matches of a club, the soonest first; outsiders have the card only where there are some (R-club-games). */
export const ClubGames = observer(function ClubGames({ club }: { club: Club }) {
  const t = useText();
  const [limit, setLimit] = useState(PAGE);
  const store = useClubGames(club.id);
  const { list, games } = store;
  const isInside = club.role !== null && club.role !== 'GUEST' && club.state !== 'CLOSED';
  if (!isInside && games.length === 0) return null;
  const publish = club.action.includes('MATCH') && (
    <ButtonLink to={organiseForClubPath(club.slug)} icon={PLUS_ICON}>
      {t('club.games.publish')}
    </ButtonLink>
  );
  return (
    <Card title={t('tab.matches')} action={publish}>
      {list.failure ? (
        <LoadFailed failure={list.failure} onRetry={() => void store.load()} />
      ) : list.value === null ? (
        <Skeleton height={7.5} />
      ) : games.length === 0 ? (
        <p className={page.quiet}>{t(publish ? 'club.games.none.publish' : 'club.games.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {games.slice(0, limit).map((game) => (
            <ClubGameRow key={game.id} game={game} store={store} />
          ))}
        </ul>
      )}
      {games.length > limit && (
        <div>
          <Button variant="quiet" icon={CHEVRON_DOWN_ICON} onClick={() => setLimit(limit + PAGE)}>
            {t('club.people.more')}
          </Button>
        </div>
      )}
      {store.question && <OpenGameQuestion open={store} />}
    </Card>
  );
});
