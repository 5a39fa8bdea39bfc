import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { createNonce } from '../../../../shared/contract/session.ts';
import { FACEBOOK_VERSION, type SocialProvider } from '../../../../shared/domain/people/logInProviders.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { type TextValues, useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { APPLE_ICON, FACEBOOK_ICON } from '../../../ui/display/icons.ts';
import { Notice, type NoticeTone } from '../../../ui/feedback/Notice.tsx';
import { useRoute } from '../../../ui/route.ts';
import { goToApple } from './appleSdk.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { loadScript } from './loadScript.ts';
import styles from './ProviderButtons.module.css';
import { SmallWay } from './SmallWay.tsx';

/** The part of Facebook's SDK for JavaScript that this page uses. */
interface FacebookSdk {
  init(options: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  login(
    callback: (answer: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string; auth_type?: 'rerequest' },
  ): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

/**
 * Makes Facebook's window ready to open: it must be opened by the click itself, or the browser takes it for an unwanted
 * one.
 * @throws Error when Facebook cannot be reached
 */
async function prepareFacebook(script: string, appId: string): Promise<void> {
  await loadScript(script);
  window.FB?.init({ appId, version: FACEBOOK_VERSION, xfbml: false, cookie: false });
}

/** @returns an access token, or null when the window was blocked, closed or refused */
function askFacebook(): Promise<string | null> {
  return new Promise((resolve) => {
    const { FB } = window;
    if (!FB) resolve(null);
    else FB.login((answer) => resolve(answer.authResponse?.accessToken ?? null), { scope: 'public_profile,email' });
  });
}

/** Names, the same in every language. */
const FACEBOOK = 'Facebook';
const APPLE = 'Apple';

/** Takes the header's text about a failed log-in. */
export type OnFailure = (text: TextKey, values?: TextValues) => void;

interface ProviderButtonsProps {
  /** Called with the header's text when a log-in failed or was cancelled (R-social-buttons). */
  onFailure: OnFailure;
  /** Ways of our own, beside them. */
  children?: ReactNode;
}

/** Says why a log-in came to nothing. */
export function reportSocial(error: unknown, onFailure: OnFailure): void {
  const failure = toFailure(error);
  const isNamed = failure.code === 'E.signUp.exists' || failure.code === 'E.tooMany';
  onFailure(isNamed ? failureText(failure) : 'WA.ErrorLogin', failureValues(failure));
}

/** Buttons to log in with an account elsewhere, for log-in and sign-up alike: a first log-in is the sign-up. */
export const ProviderButtons = observer(function ProviderButtons({ onFailure, children }: ProviderButtonsProps) {
  const t = useText();
  const { api, config, session, language, visit } = useStores();
  const { search } = useRoute();
  const [hint, setHint] = useState<{ tone: NoticeTone; text: string } | null>(null);
  const value = config.value;
  const { google, facebook, apple } = value?.sdk ?? {};
  const { fbAppId = null, googleClientId = null, appleClientId = null } = value ?? {};

  useEffect(() => {
    // Out of reach now, it is tried again by the click, which then says that it failed.
    if (facebook && fbAppId) prepareFacebook(facebook, fbAppId).catch(() => undefined);
  }, [facebook, fbAppId]);

  const busy = { tone: 'info', text: t('login.busy') } as const;
  const opened = (provider: string) => ({ tone: 'info', text: t('login.window', { provider }) }) as const;
  const fail = (error: unknown) => {
    setHint(null);
    reportSocial(error, onFailure);
  };
  const finish = async (provider: SocialProvider, token: string) => {
    setHint(busy);
    try {
      await session.logInWith(provider, { token }, language.language);
    } catch (error) {
      fail(error);
    }
  };
  const handleFacebook = async (script: string, appId: string) => {
    setHint(opened(FACEBOOK));
    try {
      // Already there, as a rule: the window opens within the click.
      if (!window.FB) await prepareFacebook(script, appId);
      const token = await askFacebook();
      if (token) await finish('facebook', token);
      else fail(null);
    } catch (error) {
      fail(error);
    }
  };
  const handleApple = async () => {
    if (!apple || !appleClientId || !value) {
      setHint({ tone: 'warn', text: t('login.notOffered', { provider: APPLE }) });
      return;
    }
    setHint(busy);
    try {
      const { nonce } = await api.call(createNonce);
      await goToApple({ script: apple, clientId: appleClientId, origin: value.webAccessUrl, nonce, search }, visit);
    } catch (error) {
      fail(error);
    }
  };

  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      {google && googleClientId && (
        <GoogleButton
          script={google}
          clientId={googleClientId}
          onOpen={() => setHint(opened('Google'))}
          onToken={(token) => void finish('google', token)}
        />
      )}
      <div className={styles.row}>
        {children}
        {facebook && fbAppId && (
          <SmallWay
            icon={FACEBOOK_ICON}
            label={t('login.with', { provider: FACEBOOK })}
            onClick={() => void handleFacebook(facebook, fbAppId)}
          >
            {FACEBOOK}
          </SmallWay>
        )}
        <SmallWay icon={APPLE_ICON} label={t('login.with', { provider: APPLE })} onClick={() => void handleApple()}>
          {APPLE}
        </SmallWay>
      </div>
      {hint && (
        <Notice tone={hint.tone} live>
          {hint.text}
        </Notice>
      )}
    </>
  );
});
