import { observer } from 'mobx-react-lite';
import { type DragEvent, useRef, useState } from 'react';
import { formatKilobytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PEOPLE_ICON } from '../../ui/display/icons.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useShared } from '../shared/useShared.ts';
import { CONTACT_FILE_ENDINGS, ContactsFile } from './ContactsFile.ts';
import { ContactsList } from './ContactsList.tsx';
import type { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';

/** Drops or chooses the contacts another program has exported, and picks the friends among them. */
export const ContactsDrop = observer(function ContactsDrop({ friends }: { friends: FriendInvitations }) {
  const t = useText();
  const root = useStores();
  const { language } = root.language;
  const [contacts] = useState(() => new ContactsFile(root));
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { file } = contacts;
  useShared(({ files }) => contacts.take(files));
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    contacts.take([...event.dataTransfer.files]);
  };
  return (
    <Card title={t('friends.contacts.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the button that chooses a file */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <p>{t('friends.contacts.text')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={CONTACT_FILE_ENDINGS}
          aria-label={t('friends.contacts.choose')}
          onChange={(event) => {
            contacts.take([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Button icon={PEOPLE_ICON} onClick={() => input.current?.click()}>
          {t('friends.contacts.choose')}
        </Button>
        <small>{t('friends.contacts.private')}</small>
      </div>
      {file && (
        <Dialog
          title={t('friends.contacts.confirm')}
          closeLabel={t('alert.close')}
          onClose={contacts.drop}
          actions={
            <>
              <Button onClick={contacts.drop}>{t('friends.contacts.cancel')}</Button>
              <Button variant="primary" busy={contacts.busy} onClick={() => void contacts.upload()}>
                {t('friends.contacts.upload')}
              </Button>
            </>
          }
        >
          <p className={styles.file}>
            {file.name} ({formatKilobytes(file.size, language)})
          </p>
        </Dialog>
      )}
      {contacts.found && <ContactsList contacts={contacts} friends={friends} />}
    </Card>
  );
});
