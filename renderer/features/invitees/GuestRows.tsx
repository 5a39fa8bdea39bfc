import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../../shared/domain/limits.ts';
import { AddressText } from '../../common/people/AddressText.tsx';
import { guestNameFields } from '../../common/people/nameFields.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_DOWN_ICON, CHEVRON_RIGHT_ICON, PLUS_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { focusLastRow, focusPasted } from '../../ui/forms/formFocus.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from '../matchForm/MatchForm.module.css';
import type { GuestField, GuestList, GuestRow } from './GuestList.ts';

/** Rows of people to invite; pasted addresses become rows. */
export const GuestRows = observer(function GuestRows({ guests }: { guests: GuestList }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  const { length } = guests.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for another row
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [length]);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {guests.rows.map((row) => (
          <li key={row.key} className={styles.guest} data-row>
            {guests.isFolded(row) ? <GuestLine guests={guests} row={row} /> : <GuestFields guests={guests} row={row} />}
            <GuestWays guests={guests} row={row} />
          </li>
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
        const list = event.currentTarget.closest('ul');
        if (!guests.paste(row.key, event.clipboardData.getData('text/plain'), language)) return;
        event.preventDefault();
        focusPasted(list);
      },
    };
  };
  return (
    <fieldset className={styles.triple} aria-label={t('organise.guests.guest', { number })}>
      {guestNameFields(language).map(({ name, label }) => (
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
  );
});

/** Somebody whose name and address are there: one line, which opens their fields. */
const GuestLine = observer(function GuestLine({ guests, row }: { guests: GuestList; row: GuestRow }) {
  const nameOf = usePersonName();
  return (
    <button
      type="button"
      className={styles.guestLine}
      aria-expanded={false}
      onClick={(event) => {
        focusInRow(event, 'input');
        guests.unfold(row.key);
      }}
    >
      <Icon path={CHEVRON_RIGHT_ICON} size="s" />
      <span>
        <strong>{nameOf(row)}</strong>{' '}
        <small>
          <AddressText>{row.email}</AddressText>
        </small>
      </span>
    </button>
  );
});

/** Folds a row to its line again, or removes it. */
const GuestWays = observer(function GuestWays({ guests, row }: { guests: GuestList; row: GuestRow }) {
  const t = useText();
  if (guests.rows.length === 1 && guests.filled.length === 0) return null;
  const number = guests.rows.indexOf(row) + 1;
  return (
    <div className={styles.guestWays}>
      {guests.canFold(row) && (
        <IconButton
          icon={CHEVRON_DOWN_ICON}
          label={t('organise.guests.guest', { number })}
          aria-expanded
          onClick={(event) => {
            focusInRow(event, 'button');
            guests.fold(row.key);
          }}
        />
      )}
      <IconButton
        icon={TRASH_ICON}
        label={t('organise.guests.remove', { number })}
        onClick={(event) => {
          focusLastRow(event.currentTarget);
          guests.remove(row.key);
        }}
      />
    </div>
  );
});

/** The pressed control leaves its row: the focus goes to the row's new first one. */
function focusInRow({ currentTarget }: MouseEvent<HTMLElement>, first: 'input' | 'button'): void {
  const row = currentTarget.closest('[data-row]');
  requestAnimationFrame(() => row?.querySelector<HTMLElement>(first)?.focus());
}
