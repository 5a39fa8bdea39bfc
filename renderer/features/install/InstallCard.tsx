import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './InstallCard.module.css';
import { installWay } from './installWay.ts';

/** Set on this device once the question is answered, in whatever way. */
const ANSWERED = 'install';

function follow(event: 'beforeinstallprompt' | 'appinstalled', listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
const followPrompt = (listener: () => void) => follow('beforeinstallprompt', listener);

interface InstallCardProps {
  /** Shown instead of the offer: one question at a time. */
  otherwise: ReactNode;
}

/** Offers to install the app; somebody who has answered is not asked again on this device (R-install-offer). */
export default function InstallCard({ otherwise }: InstallCardProps) {
  const t = useText();
  const { browser, installPrompt, memory } = useStores();
  const prompt = useSyncExternalStore(followPrompt, installPrompt);
  const way = installWay(prompt);
  const [isAnswered, setAnswered] = useState(memory.get(ANSWERED) !== null);
  const answer = useCallback(() => {
    memory.set(ANSWERED, 'answered');
    setAnswered(true);
  }, [memory]);
  // By the browser's menu as well.
  useEffect(() => follow('appinstalled', answer), [answer]);
  if (browser || way === null || isAnswered) return otherwise;
  const close = () => {
    answer();
    // The button that was pressed is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const install = () => {
    // It is the browser's to say how that goes on.
    prompt?.prompt().catch(() => undefined);
    close();
  };
  return (
    <Card title={t('install.title', { name: BRAND.name })}>
      <p>{t('install.text')}</p>
      {way === 'hand' && <p>{t('install.ios')}</p>}
      <div className={styles.ways}>
        {way === 'question' && <Button onClick={install}>{t('install.now')}</Button>}
        <Button variant="quiet" onClick={close}>
          {t('install.later')}
        </Button>
      </div>
    </Card>
  );
}
