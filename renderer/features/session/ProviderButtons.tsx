import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ProviderButtons.module.css';

/** The ways in by an account elsewhere, for log-in and sign-up alike: a first log-in is the sign-up. */
export const ProviderButtons = observer(function ProviderButtons() {
  const t = useText();
  const { config } = useStores();
  const [refused, setRefused] = useState<string | null>(null);
  const ids = config.value;
  // Google's and Facebook's show only when the deployment has set them up, Apple's always (decisions §4).
  const providers = [ids?.googleClientId ? 'Google' : null, ids?.fbAppId ? 'Facebook' : null, 'Apple'].filter(
    (name) => name !== null,
  );
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      {providers.map((provider) => (
        <Button key={provider} wide onClick={() => setRefused(provider)}>
          {t('login.with', { provider })}
        </Button>
      ))}
      {refused && (
        <Notice tone="warn" live>
          {t('login.notOffered', { provider: refused })}
        </Notice>
      )}
    </>
  );
});
