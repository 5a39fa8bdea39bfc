import { observer } from 'mobx-react-lite';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useLogOut } from '../../app/useLogOut.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { MembershipCard } from '../membership/MembershipCard.tsx';
import { PushCard } from '../push/PushCard.tsx';
import { AboutCard } from './AboutCard.tsx';
import { BlockedCard } from './BlockedCard.tsx';
import { ChannelsCard } from './ChannelsCard.tsx';
import { DataCard } from './DataCard.tsx';
import { EmailsCard } from './EmailsCard.tsx';
import { MySkills } from './MySkills.tsx';
import { NoProfile } from './NoProfile.tsx';
import { PictureHead } from './PictureHead.tsx';
import { Preferences } from './Preferences.tsx';
import styles from './ProfilePage.module.css';
import { RatingInfo } from './RatingInfo.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Who is logged in, as they are known here, and what they can decide about it (R-profile-page). */
const ProfilePage = observer(function ProfilePage() {
  const t = useText();
  const { browser, session } = useStores();
  const logOut = useLogOut();
  usePageTitle(t('profile.title'));
  const user = session.user;
  if (!user) return <NoProfile title={t('profile.title')} />;
  return (
    <div className={classNames(styles.page, styles.view)}>
      <PictureHead user={user} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AboutCard user={user} />
          <EmailsCard user={user} />
          <MembershipCard />
          <MySkills />
          <RatingInfo />
        </div>
        <div className={styles.column}>
          <Preferences />
          <ChannelsCard />
          {!browser && <PushCard userId={user.id} />}
          <BlockedCard />
          <SecurityCard />
          <SessionsCard />
          <DataCard />
        </div>
      </div>
      <div>
        <Button icon="logOut" onClick={logOut}>
          {t('nav.logOut')}
        </Button>
      </div>
    </div>
  );
});

export default ProfilePage;
