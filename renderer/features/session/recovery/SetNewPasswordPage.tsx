import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { PATHS, PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../common/chunk.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { StrengthMeter } from '../StrengthMeter.tsx';
import { measureStrength } from '../strength.ts';
import { NewPasswordForm } from './NewPasswordForm.ts';

const OpenInDesktop = chunk(() => import('../../desktop/OpenInDesktop.tsx')).Part;

/** The page of the mailed link: the new password (R-reset-link). */
const SetNewPasswordPage = observer(function SetNewPasswordPage() {
  const t = useText();
  const route = useRoute();
  const { api, feedback, session, offersDesktop } = useStores();
  const [form] = useState(() => new NewPasswordForm(api, measureStrength));
  const token = readPattern(PATTERNS.setNewPassword, route.path)?.token ?? '';
  // A weak one leaves the link good; with any other refusal only a new link helps.
  const isWeak = form.refused === 'error.E.password.weak';
  const isOver = form.refused !== null && !isWeak;
  usePageTitle(t('newPassword.title'));

  useEffect(() => void form.look(token), [form, token]);

  const send = useAction(async () => {
    if (!(await form.send(token))) return;
    // The new password has ended the sessions of its account; one of another account lives on.
    if (session.loggedIn) await session.loadMe();
    feedback.toast({ id: 'newPassword.done', tone: 'success', text: 'newPassword.done', stays: false });
    route.go(PATHS.login, { replace: true });
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.sendable) void send.run();
  };

  return (
    <AuthFrame
      title={t('newPassword.title')}
      {...(!isOver && { text: t('newPassword.text') })}
      error={form.refused && t(isWeak ? 'WA.Error.PasswordFormation' : form.refused)}
      tries={form.tries}
      footer={
        <>
          <p>
            <Link to={PATHS.login}>{t('forgotten.back')}</Link>
          </p>
          {offersDesktop && <OpenInDesktop />}
        </>
      }
    >
      {isOver ? (
        <ButtonLink to={PATHS.forgottenPassword} variant="action" wide big>
          {t('newPassword.askAgain')}
        </ButtonLink>
      ) : (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <input type="text" autoComplete="username" value={form.address} readOnly hidden />
          <PasswordField
            label={t('newPassword.password')}
            autoComplete="new-password"
            value={form.password}
            onChange={form.set}
            error={form.weak ? t('error.E.password.weak') : null}
          />
          <StrengthMeter strength={form.strength} />
          <Button type="submit" variant="action" busy={send.isBusy} disabled={!form.sendable} wide big>
            {t('newPassword.submit')}
          </Button>
          {isWeak && form.refused && <Notice tone="error">{t(form.refused)}</Notice>}
        </form>
      )}
    </AuthFrame>
  );
});

export default SetNewPasswordPage;
