import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { APPLE_PARAMETER, readAppleReturn } from '../../../../shared/routes/appleReturn.ts';
import { TICKET_PARAMETER } from '../../../../shared/routes/deepLink.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { KEY_ICON, MAIL_ICON, PHONE_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useHydrated } from '../../../ui/hydrationGate.ts';
import { useRoute } from '../../../ui/route.ts';
import form from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { BrowserLogIn, takeVerifier } from '../desktop/BrowserLogIn.tsx';
import { takeAppleVisit } from '../social/appleSdk.ts';
import { type OnFailure, ProviderButtons, reportSocial } from '../social/ProviderButtons.tsx';
import { SmallWay } from '../social/SmallWay.tsx';
import { useHeaderError } from './useHeaderError.ts';

/** Logs in by the ticket a browser has sent to this window, which has asked for it: anybody's else is worth nothing. */
function useTicket(onFailure: (text: TextKey) => void): void {
  const { path, search, go } = useRoute();
  const { session, visit } = useStores();
  const ticket = new URLSearchParams(search).get(TICKET_PARAMETER);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (ticket === null || taken.current === ticket) return;
    taken.current = ticket;
    go(path, { replace: true });
    session.logInByTicket(ticket, takeVerifier(visit)).catch(() => onFailure('desktop.logIn.failed'));
  }, [ticket, path, go, session, visit, onFailure]);
}

/**
 * Logs in people whom Apple has sent back to this page: `at` is taken out of the address at once and counts only in the visit
 * that sent the person there, so that nobody can be logged into another's account by a link (R-apple-return).
 */
function useAppleReturn(onFailure: OnFailure): void {
  const { path, search, go } = useRoute();
  const { session, language, visit } = useStores();
  const value = new URLSearchParams(search).get(APPLE_PARAMETER);
  const taken = useRef(false);
  useEffect(() => {
    if (value === null || taken.current) return;
    taken.current = true;
    const returned = readAppleReturn(value);
    const sent = takeAppleVisit(visit);
    go(path + (sent?.search ?? ''), { replace: true });
    if (!returned || returned.state !== sent?.state) {
      onFailure('WA.ErrorLogin');
      return;
    }
    const { id: token, firstName, lastName } = returned;
    session
      .logInWith('apple', { token, firstName, lastName }, language.language)
      .catch((error: unknown) => reportSocial(error, onFailure));
  }, [value, path, go, session, language, visit, onFailure]);
}

/** Logs in by a passkey that the device finds itself (R-passkey-log-in); the library comes with the click. */
const PasskeyButton = observer(function PasskeyButton({ onFailure }: { onFailure: (text: TextKey) => void }) {
  const t = useText();
  const { api, session, feedback } = useStores();
  const logIn = useAction(
    async () => {
      const { signWithPasskey } = await import('./signWithPasskey.ts');
      await session.logInByPasskey(await signWithPasskey(api));
    },
    (failure) => {
      const { code } = failure;
      if (code === 'E.account.closed' || code === 'E.tooMany') feedback.report(failure);
      else onFailure('login.passkey.failed');
    },
  );
  // The server takes it that a device can, as nearly all do.
  const isHydrated = useHydrated();
  if (isHydrated && !('PublicKeyCredential' in window)) return null;
  return (
    <SmallWay icon={KEY_ICON} busy={logIn.isBusy} label={t('login.passkey')} onClick={() => void logIn.run()}>
      {t('login.short.passkey')}
    </SmallWay>
  );
});

/** The log-in of returning players: which way in (R-log-in-pages). */
const LoginPage = observer(function LoginPage() {
  const t = useText();
  const { search } = useRoute();
  const { browser, session } = useStores();
  const { error, values, tries, refuse } = useHeaderError();
  usePageTitle(t('login.title'));
  useAppleReturn(refuse);
  useTicket(refuse);
  return (
    <AuthFrame
      title={t(session.deleted ? 'login.title' : 'login.welcome')}
      {...(!session.deleted && { text: t('login.text') })}
      error={error && t(error, values)}
      tries={tries}
      footer={
        <p className={form.join}>
          {t('login.noAccount')} <Link to={PATHS.signUpSocial + search}>{t('login.signUp')}</Link>
        </p>
      }
    >
      {session.ended && (
        <Notice tone="warn" live>
          {t('login.ended')}
        </Notice>
      )}
      <ButtonLink to={PATHS.signInMail + search} variant="action" icon={MAIL_ICON} wide big>
        {t('login.mail')}
      </ButtonLink>
      {browser ? (
        <>
          <ButtonLink to={PATHS.signInMobile + search} icon={PHONE_ICON} wide>
            {t('login.mobile')}
          </ButtonLink>
          <BrowserLogIn browser={browser} />
        </>
      ) : (
        <ProviderButtons onFailure={refuse}>
          <SmallWay to={PATHS.signInMobile + search} icon={PHONE_ICON} label={t('login.mobile')}>
            {t('login.short.phone')}
          </SmallWay>
          <PasskeyButton onFailure={refuse} />
        </ProviderButtons>
      )}
    </AuthFrame>
  );
});

export default LoginPage;
