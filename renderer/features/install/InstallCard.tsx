import { useEffect, useReducer } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './InstallCard.module.css';
import { installWay } from './installWay.ts';

/** Set on this device once the question is answered, in whatever way. */
const ANSWERED = 'install';
const EVENTS = ['beforeinstallprompt', 'appinstalled'] as const;

/** Offers to install the app; whoever has answered is not asked again on this device (R-install-offer). */
export default function InstallCard() {
  const t = useText();
  const { browser, installPrompt, memory } = useStores();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const prompt = installPrompt();
  const way = installWay(prompt);
  const answer = () => {
    memory.set(ANSWERED, 'answered');
    drawAgain();
  };
  useEffect(() => {
    const look = ({ type }: Event) => {
      if (type === 'appinstalled') memory.set(ANSWERED, 'answered');
      drawAgain();
    };
    for (const event of EVENTS) window.addEventListener(event, look);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, look);
    };
  }, [memory]);
  if (browser || way === null || memory.get(ANSWERED)) return null;
  const install = () => {
    // It is the browser's to say how that goes on.
    prompt?.prompt().catch(() => undefined);
    answer();
  };
  return (
    <Card title={t('install.title', { name: BRAND.name })}>
      <p>{t('install.text')}</p>
      {way === 'hand' && <p>{t('install.ios')}</p>}
      <div className={styles.ways}>
        {way === 'question' && <Button onClick={install}>{t('install.now')}</Button>}
        <Button variant="quiet" onClick={answer}>
          {t('install.later')}
        </Button>
      </div>
    </Card>
  );
}
