import { useState } from 'react';
import { chunk } from '../../app/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import styles from './ProfilePage.module.css';

const SecurityPanel = chunk(() => import('./security/SecurityPanel.tsx'), { waiting: <Skeleton height={8} /> }).Part;

/** The way to second step and passkeys, whose code comes when it is asked for (R-factor, R-passkey). */
export function SecurityCard() {
  const t = useText();
  const { search } = useRoute();
  const [isOpen, setOpen] = useState(new URLSearchParams(search).has('security'));
  return (
    <Card title={t('profile.security')}>
      <p className={styles.quiet}>{t('profile.security.text')}</p>
      {isOpen ? (
        <SecurityPanel />
      ) : (
        <div className={styles.buttons}>
          <Button icon="arrowRight" onClick={() => setOpen(true)}>
            {t('profile.security.open')}
          </Button>
        </div>
      )}
    </Card>
  );
}
