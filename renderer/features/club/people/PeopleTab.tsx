import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { MAX_SEARCH_LENGTH } from '../../../../shared/domain/limits.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ClubStore } from '../ClubStore.ts';
import { ClubPeople } from './ClubPeople.ts';
import styles from './PeopleTab.module.css';
import { PersonRow } from './PersonRow.tsx';
import { Requests } from './Requests.tsx';
import { RosterWays } from './RosterWays.tsx';
import { useRowKeys } from './useRowKeys.ts';

const FILTERS = ['ALL', 'ORGANISER', 'MEMBER', 'GUEST'] as const;

/** Who is in a club: all of them for its organisers, who change it here, its members by name for members (R-club-list). */
const PeopleTab = observer(function PeopleTab({ store, club }: { store: ClubStore; club: Club }) {
  useRowKeys();
  const t = useText();
  const root = useStores();
  const { formats } = root;
  const [people] = useState(() => new ClubPeople(root, club.id));
  const isOrganiser = club.role === 'KEEPER' || club.role === 'ORGANISER';
  const canChange = club.action.includes('PEOPLE');
  useEffect(() => {
    void people.begin(canChange);
    return people.end;
  }, [people, canChange]);
  const { value, failure, busy } = people.list;
  // What stands above the list must not come after it, and stays while it is read again.
  if (!people.isHere) {
    return (
      <div className={styles.people} aria-busy="true">
        <Skeleton height={24} />
      </div>
    );
  }
  const count = value?.total ?? club.memberCount ?? 0;
  return (
    <div className={styles.people}>
      {canChange && <Requests store={store} people={people} />}
      <div className={styles.head}>
        <h2 role="status">{t('club.people', { count, people: formatNumber(count, formats.language) })}</h2>
        <TextField
          label={t('club.people.search')}
          labelHidden
          type="search"
          placeholder={t('club.people.search')}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          value={people.text}
          onChange={people.search}
        />
      </div>
      {isOrganiser && <RosterWays club={club} />}
      {isOrganiser && (
        <Segmented
          legend={t('club.people.filter')}
          legendHidden
          options={FILTERS.map((filter) => ({ value: filter, label: t(`club.people.filter.${filter}`) }))}
          value={people.role}
          onChange={people.show}
        />
      )}
      {failure && <LoadFailed failure={failure} onRetry={() => void people.list.load()} />}
      {!value && !failure && <Skeleton height={24} />}
      {value?.people.length === 0 && <p className={styles.none}>{t('club.people.none')}</p>}
      {value && value.people.length > 0 && (
        <ul className={styles.list} aria-label={t('club.tab.people')} aria-busy={busy || undefined}>
          {value.people.map((entry) => (
            <PersonRow key={entry.id} store={store} people={people} club={club} entry={entry} />
          ))}
        </ul>
      )}
      {value?.next && (
        <Button wide busy={people.more.isBusy} onClick={() => void people.more.run()}>
          {t('club.people.more')}
        </Button>
      )}
      <p className={styles.keys}>{t('club.people.keys')}</p>
    </div>
  );
});

export default PeopleTab;
