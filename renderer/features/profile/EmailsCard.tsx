import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PhoneCodeForm } from '../session/PhoneCodeForm.tsx';
import styles from './ProfilePage.module.css';

/** The addresses of the account, and what those that are not confirmed wait for. */
export const EmailsCard = observer(function EmailsCard({ user }: { user: Me }) {
  const t = useText();
  const { session } = useStores();
  const isUnproved = user.emails.every(({ validated }) => !validated);
  return (
    <Card title={t('profile.emails')}>
      <ul className={styles.rows}>
        {user.emails.map(({ email, main, validated }) => (
          <li key={email}>
            <span className={styles.name}>{email}</span>
            {main && user.emails.length > 1 && <Tag>{t('profile.emails.main')}</Tag>}
            <Tag tone={validated ? 'success' : 'warn'} icon={validated ? 'check' : 'mail'}>
              {t(validated ? 'profile.email.validated' : 'profile.email.waiting')}
            </Tag>
          </li>
        ))}
      </ul>
      {isUnproved && user.emails.some(({ email }) => email.includes('@')) && (
        <Notice tone="warn">{t('profile.email.waiting.text')}</Notice>
      )}
      {user.emails
        .filter(({ email, validated }) => !validated && !email.includes('@'))
        .map(({ email }) => (
          <PhoneCodeForm key={email} phone={email} onProved={() => void session.loadMe()} />
        ))}
    </Card>
  );
});
