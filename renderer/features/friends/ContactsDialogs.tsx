import { observer } from 'mobx-react-lite';
import { formatKilobytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { ContactsFile } from './ContactsFile.ts';
import { ContactsList } from './ContactsList.tsx';
import type { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';

/** Asks before a file is read, and picks the friends among its contacts (R-contacts-pick). */
export const ContactsDialogs = observer(function ContactsDialogs({
  contacts,
  friends,
}: {
  contacts: ContactsFile;
  friends: FriendInvitations;
}) {
  const t = useText();
  const { language } = useStores().language;
  const { file } = contacts;
  return (
    <>
      {file && (
        <ConfirmDialog
          title={t('friends.contacts.confirm')}
          verb={t('friends.contacts.upload')}
          back={t('friends.contacts.cancel')}
          closeLabel={t('alert.close')}
          busy={contacts.reading.isBusy}
          onConfirm={() => void contacts.reading.run(file)}
          onBack={contacts.drop}
        >
          <p className={styles.file}>
            {file.name} ({formatKilobytes(file.size, language)})
          </p>
        </ConfirmDialog>
      )}
      {contacts.found && <ContactsList contacts={contacts} friends={friends} />}
    </>
  );
});
