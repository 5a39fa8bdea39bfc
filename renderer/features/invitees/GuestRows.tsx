import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../../shared/domain/limits.ts';
import { nameFields } from '../../app/people/nameFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { PLUS_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { focusAfterRemoval } from '../../ui/forms/formFocus.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from '../matchForm/MatchForm.module.css';
import type { GuestField, GuestList, GuestRow } from './GuestList.ts';

/** Rows of people to invite; pasted addresses become rows. */
export const GuestRows = observer(function GuestRows({ guests }: { guests: GuestList }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  const { length } = guests.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row more is what it waits for
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [length]);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {guests.rows.map((row) => (
          <GuestFields key={row.key} guests={guests} row={row} />
        ))}
      </ul>
      <div>
        <Button
          icon={PLUS_ICON}
          data-add
          onClick={() => {
            added.current = true;
            guests.add();
          }}
        >
          {t('organise.guests.add')}
        </Button>
      </div>
    </>
  );
});

const GuestFields = observer(function GuestFields({ guests, row }: { guests: GuestList; row: GuestRow }) {
  const t = useText();
  const { language } = useStores().language;
  const number = guests.rows.indexOf(row) + 1;
  const field = (name: GuestField) => {
    const problem = guests.errorOf(row.key, name);
    return {
      value: row[name],
      error: problem && t(problem),
      autoComplete: 'off',
      onChange: (value: string) => guests.set(row.key, name, value),
      onBlur: () => guests.leave(row.key, name),
      onPaste: (event: ClipboardEvent) => {
        if (guests.paste(row.key, event.clipboardData.getData('text/plain'), language)) event.preventDefault();
      },
    };
  };
  return (
    <li className={styles.guest} data-row>
      <fieldset className={styles.triple} aria-label={t('organise.guests.guest', { number })}>
        {nameFields(language).map(({ name, label }) => (
          <TextField key={name} label={t(label)} maxLength={MAX_NAME_LENGTH} {...field(name)} />
        ))}
        <TextField
          label={t('signIn.email')}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          {...field('email')}
        />
      </fieldset>
      {(guests.rows.length > 1 || guests.filled.length > 0) && (
        <IconButton
          icon={TRASH_ICON}
          label={t('organise.guests.remove', { number })}
          onClick={(event) => {
            focusAfterRemoval(event.currentTarget);
            guests.remove(row.key);
          }}
        />
      )}
    </li>
  );
});
