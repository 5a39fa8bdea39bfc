import { observer } from 'mobx-react-lite';
import { useLogOut } from '../../app/useLogOut.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { PhoneCodeForm } from '../session/PhoneCodeForm.tsx';
import { MySkills } from './MySkills.tsx';
import { Preferences } from './Preferences.tsx';
import styles from './ProfilePage.module.css';

/** Who is logged in, at which addresses, and how dates and times are written for them. */
const ProfilePage = observer(function ProfilePage() {
  const t = useText();
  const { session } = useStores();
  const logOut = useLogOut();
  usePageTitle(t('profile.title'));
  const user = session.user;
  if (!user) return <Skeleton height={16} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar firstName={user.firstName} lastName={user.lastName} src={user.profileImageUrl} size="l" />
        <h1>
          {user.firstName} {user.lastName}
        </h1>
      </header>
      <Card title={t('profile.emails')}>
        <ul className={styles.emails}>
          {user.emails.map(({ email, validated }) => (
            <li key={email}>
              <span className={styles.email}>{email}</span>
              <Tag tone={validated ? 'success' : 'warn'} icon={validated ? 'check' : 'mail'}>
                {t(validated ? 'profile.email.validated' : 'profile.email.waiting')}
              </Tag>
            </li>
          ))}
        </ul>
        {user.emails.some(({ email, validated }) => !validated && email.includes('@')) && (
          <Notice tone="warn">{t('profile.email.waiting.text')}</Notice>
        )}
        {user.emails
          .filter(({ email, validated }) => !validated && !email.includes('@'))
          .map(({ email }) => (
            <PhoneCodeForm key={email} phone={email} onProved={() => void session.loadMe()} />
          ))}
      </Card>
      <MySkills />
      <Preferences />
      <div>
        <Button icon="logOut" onClick={logOut}>
          {t('nav.logOut')}
        </Button>
      </div>
    </div>
  );
});

export default ProfilePage;
