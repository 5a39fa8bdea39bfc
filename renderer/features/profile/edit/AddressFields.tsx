import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../shared/domain/limits.ts';
import { isComposing } from '../../../common/device/keys.ts';
import { AddressText } from '../../../common/people/AddressText.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHECK_ICON, MAIL_ICON, PLUS_ICON, TRASH_ICON } from '../../../ui/display/icons.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../ProfilePage.module.css';
import type { AddressDraft, AddressRow } from './AddressDraft.ts';

const SIGNS = {
  validated: { tone: 'success', icon: CHECK_ICON, text: 'profile.email.validated' },
  waiting: { tone: 'warn', icon: MAIL_ICON, text: 'profile.email.waiting' },
  new: { tone: 'info', icon: PLUS_ICON, text: 'profile.emails.new' },
} as const;

/** The addresses of the account: add, remove, choose the main one. */
export const AddressFields = observer(function AddressFields({ addresses }: { addresses: AddressDraft }) {
  const t = useText();
  const { problem } = addresses;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || addresses.next.trim() === '') return;
    // Here it means this field, not the whole form.
    event.preventDefault();
    addresses.add();
  };
  return (
    <div className={styles.fields}>
      {addresses.rows.length > 0 && <p className={styles.quiet}>{t('profile.emails.hint')}</p>}
      <ul className={styles.rows}>
        {addresses.rows.map((row) => (
          <Row key={row.email} addresses={addresses} row={row} />
        ))}
      </ul>
      {addresses.isFull && !problem ? (
        <p className={styles.quiet}>{t('profile.emails.full')}</p>
      ) : (
        <div className={styles.add}>
          <TextField
            label={t(addresses.rows.length > 0 ? 'profile.emails.add' : 'signIn.email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_EMAIL_LENGTH}
            value={addresses.next}
            error={problem && t(problem)}
            onChange={addresses.setNext}
            onKeyDown={handleKey}
          />
          <Button icon={PLUS_ICON} onClick={() => addresses.add()}>
            {t('profile.emails.addAction')}
          </Button>
        </div>
      )}
    </div>
  );
});

const Row = observer(function Row({ addresses, row }: { addresses: AddressDraft; row: AddressRow }) {
  const t = useText();
  const { email, main, state, canGo, canBeMain } = row;
  const { tone, icon, text } = SIGNS[state];
  return (
    <li>
      <span className={styles.name}>
        <AddressText>{email}</AddressText>
      </span>
      {main && <Tag>{t('profile.emails.main')}</Tag>}
      <Tag tone={tone} icon={icon}>
        {t(text)}
      </Tag>
      {canBeMain && (
        <Button aria-label={`${t('profile.emails.makeMain')}: ${email}`} onClick={() => addresses.makeMain(email)}>
          {t('profile.emails.makeMain')}
        </Button>
      )}
      {canGo && (
        <IconButton
          icon={TRASH_ICON}
          label={t('profile.emails.remove', { email })}
          onClick={() => addresses.remove(email)}
        />
      )}
    </li>
  );
});
