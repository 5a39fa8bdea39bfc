import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createNonce } from '../../../../shared/contract/session.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { drawGoogleButton } from './googleSdk.ts';
import styles from './ProviderButtons.module.css';

interface GoogleButtonProps {
  script: string;
  clientId: string;
  onOpen: () => void;
  onToken: (token: string) => void;
}

/** A nonce is renewed a minute before it ends, so that a page left open still logs in. */
const RENEW_BEFORE_SECONDS = 60;

/** Google's own button, drawn by Google. */
export const GoogleButton = observer(function GoogleButton({ script, clientId, onOpen, onToken }: GoogleButtonProps) {
  const t = useText();
  const { api, language } = useStores();
  const holder = useRef<HTMLDivElement>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const [round, setRound] = useState(0);
  const handlers = useRef({ onOpen, onToken });
  handlers.current = { onOpen, onToken };
  const shown = language.language;

  useEffect(() => {
    let isGone = false;
    let timer = 0;
    const draw = async () => {
      const { nonce, expires_in } = await api.call(createNonce);
      if (isGone || !holder.current) return;
      await drawGoogleButton(holder.current, {
        script,
        clientId,
        nonce,
        language: shown,
        onOpen: () => handlers.current.onOpen(),
        onToken: (token) => {
          handlers.current.onToken(token);
          // The nonce is used up, with any result.
          setRound(round + 1);
        },
      });
      if (!isGone) timer = window.setTimeout(() => setRound(round + 1), (expires_in - RENEW_BEFORE_SECONDS) * 1000);
    };
    draw().catch(() => {
      if (!isGone) setUnreachable(true);
    });
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [api, script, clientId, shown, round]);

  if (isUnreachable) return <Notice tone="warn">{t('login.unreachable', { provider: 'Google' })}</Notice>;
  return <div ref={holder} className={styles.google} />;
});
