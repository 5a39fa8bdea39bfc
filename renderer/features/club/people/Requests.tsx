import { observer } from 'mobx-react-lite';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import type { ClubStore } from '../ClubStore.ts';
import type { ClubPeople } from './ClubPeople.ts';
import styles from './PeopleTab.module.css';

interface RequestsProps {
  store: ClubStore;
  people: ClubPeople;
}

/** People who ask to join, with their words, to be let in or refused (R-club-join). */
export const Requests = observer(function Requests({ store, people }: RequestsProps) {
  const t = useText();
  const { value, failure } = people.requests;
  if (failure) return <LoadFailed failure={failure} onRetry={() => void people.requests.load()} />;
  if (!value || value.length === 0) return null;
  return (
    <Card title={t('club.requests', { count: value.length })}>
      <ul className={styles.requests} aria-label={t('club.requests', { count: value.length })}>
        {value.map((entry) => (
          <Request key={entry.id} store={store} people={people} entry={entry} />
        ))}
      </ul>
    </Card>
  );
});

const Request = observer(function Request({ store, people, entry }: RequestsProps & { entry: Entry }) {
  const t = useText();
  const nameOf = usePersonName();
  const { id, code, message, imageId } = entry;
  const name = nameOf(entry);
  const answer = useAction(async (isIn: boolean) => {
    if (isIn) await people.save(id, { role: 'MEMBER' });
    else await people.remove(id);
    await store.reload();
  });
  return (
    <li>
      <PersonAvatar person={{ ...entry, profileImageId: imageId }} />
      <div className={styles.who}>
        <PlayerLink code={code}>{name}</PlayerLink>
        {message && <p>{message}</p>}
      </div>
      <div className={styles.answers}>
        <Button variant="primary" busy={answer.isBusyWith(true)} onClick={() => void answer.run(true)}>
          {t('club.requests.in')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button busy={answer.isBusyWith(false)} onClick={() => void answer.run(false)}>
          {t('club.requests.refuse')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
});
