import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FriendsAndBallsPage.module.css';

/** The player's invitation code, to be handed to friends (decisions §7). */
const FriendsAndBallsPage = observer(function FriendsAndBallsPage() {
  const t = useText();
  const { session } = useStores();
  const [copied, setCopied] = useState(false);
  usePageTitle(t('friends.title'));
  const code = session.user?.invitationCode;
  const copy = async () => {
    if (!code) return;
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className={styles.page}>
      <h1>{t('friends.title')}</h1>
      <Card title={t('friends.code.title')}>
        <p>{t('friends.code.text')}</p>
        {code ? <output className={styles.code}>{code}</output> : <Skeleton height={3.5} />}
        <div className={styles.row}>
          <Button icon={copied ? 'check' : 'copy'} disabled={!code} onClick={() => void copy()}>
            {t('friends.code.copy')}
          </Button>
          <span role="status">{copied && t('friends.code.copied')}</span>
        </div>
      </Card>
    </div>
  );
});

export default FriendsAndBallsPage;
