import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Memory, OtherBrowser } from '../../../platform/platform.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EXTERNAL_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** The name under which the app keeps its verifier. */
const KEPT_AS = 'logInVerifier';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Makes a secret that stays in this window, and its public challenge (RFC 7636).
 * @returns the challenge, base64url of its SHA-256
 */
async function newChallenge(visit: Memory): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  visit.set(KEPT_AS, verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** @returns the secret, for the one ticket that comes back; empty when this window has asked for none */
export function takeVerifier(visit: Memory): string {
  const verifier = visit.get(KEPT_AS) ?? '';
  visit.set(KEPT_AS, '');
  return verifier;
}

/** In the desktop app, log-in by an account elsewhere goes on in the system's browser (R-desktop-log-in). */
export function BrowserLogIn({ browser }: { browser: OtherBrowser }) {
  const t = useText();
  const { visit } = useStores();
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    const query = new URLSearchParams({ challenge: await newChallenge(visit), scheme: browser.scheme });
    browser.open(`${PATHS.desktopLogIn}?${query}`);
    setAsked(true);
  };
  return (
    <>
      <Button icon={EXTERNAL_ICON} wide onClick={() => void ask()}>
        {t('desktop.logIn.browser')}
      </Button>
      {asked && <Notice live>{t('desktop.logIn.asked')}</Notice>}
    </>
  );
}
