import { observer } from 'mobx-react-lite';
import { type DragEvent, useEffect, useState } from 'react';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { useShared } from '../shareTarget/useShared.ts';
import { BallsBoard } from './BallsBoard.tsx';
import { ContactsDialogs } from './ContactsDialogs.tsx';
import { ContactsFile } from './ContactsFile.ts';
import { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';
import { FriendsHero } from './FriendsHero.tsx';
import { type InviteWay, InviteWays } from './InviteWays.tsx';
import { KnownFriends } from './KnownFriends.tsx';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Inviting friends, the balls they bring, and the people one knows (R-friends-page, R-friend-invitation, R-balls-board). */
const FriendsAndBallsPage = observer(function FriendsAndBallsPage() {
  const t = useText();
  const root = useStores();
  const [friends] = useState(() => new FriendInvitations(root));
  const [contacts] = useState(() => new ContactsFile(root));
  const [people] = useState(() => new Query(() => root.api.call(findKnownPeople, { query: {} })));
  const [chosen, setChosen] = useState<InviteWay | null>(null);
  useKept('friends', friends);
  // Kept input comes back once its owner is known: a form that somebody has begun is open then.
  const isBegun = friends.typed !== null;
  useEffect(() => {
    if (isBegun) setChosen((current) => current ?? 'mail');
  }, [isBegun]);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void friends.load();
    void people.load();
  }, [friends, people]);
  useShared(({ files }) => contacts.take(files));
  usePageTitle(t('friends.title'));
  const handleDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    contacts.take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the button that chooses a file
    <div
      className={styles.page}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
        setChosen('contacts');
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={handleDrop}
    >
      <div className={styles.column}>
        <FriendsHero partner={people.value?.[0] ?? null} />
        <InviteWays friends={friends} contacts={contacts} way={chosen} isOver={isOver} onChoose={setChosen} />
      </div>
      <div className={styles.column}>
        <KnownFriends people={people} />
        {/* Its place is known once the people are there. */}
        {(people.value || people.failure) && <BallsBoard friends={friends} />}
      </div>
      <ContactsDialogs contacts={contacts} friends={friends} />
    </div>
  );
});

export default FriendsAndBallsPage;
