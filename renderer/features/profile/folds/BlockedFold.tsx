import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from '../ProfilePage.module.css';
import { BlockedPeople, type BlockedPerson } from '../profileStores.ts';
import type { OpenFolds } from './OpenFolds.ts';
import { ProfileFold } from './ProfileFold.tsx';

/** The people this person has blocked, and a way to let them in again (R-block). */
export const BlockedFold = observer(function BlockedFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api } = useStores();
  const [people] = useState(() => new BlockedPeople(api));
  useEffect(() => void people.load(), [people]);
  const { state: list } = people.list;
  return (
    <ProfileFold
      folds={folds}
      name="blocked"
      label={t('profile.blocked')}
      value={list.status === 'ready' ? String(list.value.length - people.released.size) : null}
    >
      {list.status === 'failed' ? (
        <LoadFailed failure={list.failure} onRetry={() => void people.load()} />
      ) : list.status !== 'ready' ? (
        <div aria-busy="true">
          <Skeleton height={3} />
        </div>
      ) : list.value.length === 0 ? (
        <p>{t('profile.blocked.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {list.value.map((person) => (
            <Row key={person.id} people={people} person={person} />
          ))}
        </ul>
      )}
    </ProfileFold>
  );
});

const Row = observer(function Row({ people, person }: { people: BlockedPeople; person: BlockedPerson }) {
  const t = useText();
  const nameOf = usePersonName();
  const isReleased = people.released.has(person.id);
  const name = nameOf(person);
  const label = t(isReleased ? 'profile.blocked.again' : 'profile.blocked.unblock');
  const toggle = useAction(() => people.toggle(person.id));
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span role="status">
        {isReleased && (
          <Tag tone="success" icon={CHECK_ICON}>
            {t('profile.blocked.undone')}
          </Tag>
        )}
      </span>
      <Button aria-label={`${label}: ${name}`} busy={toggle.isBusy} onClick={() => void toggle.run()}>
        {label}
      </Button>
    </li>
  );
});
