import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Query } from '../../stores/Query.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FriendRow } from './FriendRow.tsx';
import styles from './KnownFriends.module.css';

/** As many as one looks through without a search. */
const FEW = 8;

/** The people one knows, the last played first, with the shared history (R-friends-page). */
export const KnownFriends = observer(function KnownFriends({ people }: { people: Query<KnownPerson[]> }) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const { state } = people;
  if (state.status === 'failed') {
    return (
      <Card title={t('known.title')}>
        <LoadFailed failure={state.failure} onRetry={() => void people.load()} />
      </Card>
    );
  }
  if (state.status !== 'ready') {
    return (
      <Card title={t('known.title')}>
        <Skeleton height={24} />
      </Card>
    );
  }
  const shown = showsAll ? state.value : state.value.slice(0, FEW);
  return (
    <Card title={t('known.title')}>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('known.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('known.title')}>
          {shown.map((person) => (
            <FriendRow key={person.id} person={person} onBlocked={() => void people.refresh()} />
          ))}
        </ul>
      )}
      {shown.length < state.value.length && (
        <Button variant="quiet" wide onClick={() => setShowsAll(true)}>
          {t('friends.people.all', { count: state.value.length })}
        </Button>
      )}
    </Card>
  );
});
