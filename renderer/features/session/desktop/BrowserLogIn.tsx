import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { OtherBrowser } from '../../../platform/platform.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EXTERNAL_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { newChallenge } from './verifier.ts';

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
