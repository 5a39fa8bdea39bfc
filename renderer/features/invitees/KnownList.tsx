import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatDate, formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './KnownList.module.css';
import type { KnownPeople } from './KnownPeople.ts';

const VIEWER_ZONE = deviceZone();

/** Friends and past opponents to tick, searched by name. */
const KnownList = observer(function KnownList({ known }: { known: KnownPeople }) {
  const t = useText();
  const { people, found } = known;
  const { state: list } = known.list;
  useEffect(() => {
    // A failed list shows a notice to retry, which each try draws anew: loading again here would never end.
    if (known.list.status === 'idle') void known.load();
  }, [known]);
  if (list.status === 'failed') {
    return (
      <Notice tone="error" live action={<Button onClick={() => void known.load()}>{t('alert.retry')}</Button>}>
        {t(failureText(list.failure), failureValues(list.failure))}
      </Notice>
    );
  }
  if (list.status !== 'ready') return <Skeleton height={12} />;
  if (people.length === 0) return <p className={styles.quiet}>{t('known.none')}</p>;
  return (
    <>
      <TextField
        label={t('known.search')}
        type="search"
        value={known.search}
        onChange={known.setSearch}
        autoComplete="off"
      />
      <p role="status" className={styles.quiet}>
        {found.length === 0 ? t('known.notFound') : t('known.picked', { count: known.picks.length })}
      </p>
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('known.title')}>
          {found.map((person) => (
            <li key={person.id} className={styles.item}>
              <KnownRow known={known} person={person} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const KnownRow = observer(function KnownRow({ known, person }: { known: KnownPeople; person: KnownPerson }) {
  const t = useText();
  const nameOf = usePersonName();
  const { formats } = useStores();
  const { level, lastPlayed, fits } = person;
  const facts = [
    level !== null && t('known.level', { level: formatRating(level, formats.language) }),
    lastPlayed !== null && t('known.lastPlayed', { day: formatDate(lastPlayed, VIEWER_ZONE, formats) }),
  ].filter((fact) => fact !== false);
  return (
    <Checkbox
      label={
        <span className={styles.name}>
          {nameOf(person)}
          {known.marksFit && level !== null && fits && (
            <Tag tone="success" icon={CHECK_ICON}>
              {t('known.fits')}
            </Tag>
          )}
        </span>
      }
      {...(facts.length > 0 ? { hint: inLine(facts, ' · ') } : {})}
      checked={known.isPicked(person.id)}
      onChange={() => known.toggle(person)}
    />
  );
});

export default KnownList;
