import { useDeferredValue, useState } from 'react';
import type { LicencedPart } from '../../../shared/contract/schemas/config.ts';
import { useText } from '../../i18n/useText.ts';
import { Fold } from '../../ui/forms/Fold.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './Licences.module.css';

/** One part; its words, which may be long, are only there while they are read. */
function Part({ part }: { part: LicencedPart }) {
  const [open, setOpen] = useState(false);
  return (
    <Fold label={`${part.name} ${part.version}`.trim()} value={part.licence} open={open} onToggle={setOpen}>
      {open && (
        <pre className={styles.text} lang="en">
          {part.text}
        </pre>
      )}
    </Fold>
  );
}

/** All parts, and a field that finds some of them. */
export function LicencedParts({ parts }: { parts: LicencedPart[] }) {
  const t = useText();
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(wanted).toLowerCase().split(/\s+/);
  const found = parts.filter(({ name, licence }) => {
    const text = `${name} ${licence}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <TextField
        label={t('licences.search')}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={wanted}
        onChange={setWanted}
      />
      <p role="status">{found.length > 0 ? t('search.found', { total: found.length }) : t('search.none')}</p>
      <ul className={styles.parts}>
        {found.map((part) => (
          <li key={`${part.name} ${part.version}`}>
            <Part part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}
