import { observer } from 'mobx-react-lite';
import { MAX_SHARED_ADDRESSES } from '../../../shared/domain/limits.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { AddressText } from '../../common/people/AddressText.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MAIL_ICON } from '../../ui/display/icons.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { ContactsFile } from './ContactsFile.ts';
import type { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';

/** More addresses than these get the taller list (R-contacts-pick). */
const MANY = 50;

/** The addresses of the file: those picked are invited. */
export const ContactsList = observer(function ContactsList({
  contacts,
  friends,
}: {
  contacts: ContactsFile;
  friends: FriendInvitations;
}) {
  const t = useText();
  const found = contacts.found ?? [];
  const count = contacts.picked.size;
  const send = async () => {
    if (await friends.send([...contacts.picked])) contacts.close();
  };
  return (
    <Dialog
      title={t('friends.contacts.found', { count: found.length })}
      closeLabel={t('alert.close')}
      onClose={contacts.close}
      actions={
        <>
          <Button onClick={contacts.close}>{t('friends.contacts.cancel')}</Button>
          <Button
            variant="primary"
            icon={MAIL_ICON}
            busy={friends.sending.isBusy}
            disabled={count === 0}
            onClick={() => void send()}
          >
            {t('friends.contacts.send', { count })}
          </Button>
        </>
      }
    >
      <p>{t('friends.contacts.pick', { most: MAX_SHARED_ADDRESSES })}</p>
      <div className={styles.row}>
        <Button variant="quiet" onClick={contacts.pickAll}>
          {t('friends.contacts.all')}
        </Button>
        <Button variant="quiet" disabled={count === 0} onClick={contacts.pickNone}>
          {t('friends.contacts.none')}
        </Button>
      </div>
      <section
        className={styles.addresses}
        data-many={found.length > MANY || undefined}
        aria-label={t('friends.contacts.found', { count: found.length })}
      >
        {found.map((address) => (
          <Checkbox
            key={address}
            label={<AddressText>{inLine([contacts.names.get(address), address], ' · ')}</AddressText>}
            checked={contacts.picked.has(address)}
            onChange={(checked) => contacts.pick(address, checked)}
          />
        ))}
      </section>
    </Dialog>
  );
});
