import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { BallsBoard } from './BallsBoard.tsx';
import { ContactsDrop } from './ContactsDrop.tsx';
import { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';
import { InvitationCode } from './InvitationCode.tsx';
import { InviteByMail } from './InviteByMail.tsx';

/** Inviting friends, and the balls they bring (R-friend-invitation, R-balls-board). */
const FriendsAndBallsPage = observer(function FriendsAndBallsPage() {
  const t = useText();
  const root = useStores();
  const [friends] = useState(() => new FriendInvitations(root));
  useKept('friends', friends);
  useEffect(() => void friends.load(), [friends]);
  usePageTitle(t('friends.title'));
  return (
    <div className={styles.page}>
      <h1>{t('friends.title')}</h1>
      <BallsBoard friends={friends} />
      <InviteByMail friends={friends} />
      <InvitationCode />
      <ContactsDrop friends={friends} />
    </div>
  );
});

export default FriendsAndBallsPage;
