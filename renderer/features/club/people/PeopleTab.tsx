import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { exportPeople } from '../../../../shared/contract/roster.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { MAX_SEARCH_LENGTH } from '../../../../shared/domain/limits.ts';
import { clubImportPath } from '../../../../shared/routes/club.ts';
import { keyMeant } from '../../../common/device/keys.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { PLUS_ICON, SAVE_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { areShortcutsOn, isTyping } from '../../dashboard/shortcuts.ts';
import type { ClubStore } from '../ClubStore.ts';
import { ClubPeople } from './ClubPeople.ts';
import styles from './PeopleTab.module.css';
import { PersonRow } from './PersonRow.tsx';
import { Requests } from './Requests.tsx';

const FILTERS = ['ALL', 'ORGANISER', 'MEMBER', 'GUEST'] as const;

/** Puts the focus on the row after, or before, the one it is in. */
function goToRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-person]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Moves among the rows of a club's list by J and K, wherever the focus is, under the rules of all such keys (R-shortcuts). */
function useRowKeys(): void {
  const { memory } = useStores();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const step = { j: 1, k: -1 }[keyMeant(event)];
      if (step === undefined || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return;
      if (areShortcutsOn(memory)) goToRow(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [memory]);
}

/** The list from elsewhere, and for elsewhere: organisers take one in, and save theirs (R-club-import). */
const RosterWays = observer(function RosterWays({ club }: { club: Club }) {
  const t = useText();
  const { api } = useStores();
  const save = useAction(async () => {
    const table = await api.call(exportPeople, { params: { id: club.id } });
    // By its mark spreadsheets know that it is UTF-8.
    saveFile(`${club.slug}.csv`, `\uFEFF${table}`, 'text/csv');
  });
  return (
    <div className={styles.answers}>
      {club.action.includes('PEOPLE') && (
        <ButtonLink to={clubImportPath(club.slug)} icon={PLUS_ICON} variant="primary">
          {t('club.people.import')}
        </ButtonLink>
      )}
      <Button icon={SAVE_ICON} busy={save.isBusy} onClick={() => void save.run()}>
        {t('club.people.export')}
      </Button>
    </div>
  );
});

/** The people of a club: all of them, to change, for its organisers; the members by name for members (R-club-list). */
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
  // The part above the list must not come after it, and stays while it is read again.
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
