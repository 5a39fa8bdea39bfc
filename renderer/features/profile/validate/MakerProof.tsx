import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { setNewPasswordPath } from '../../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../../shared/routes/returnPath.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import form from '../../session/AuthForm.module.css';
import { AuthFrame } from '../../session/AuthFrame.tsx';
import { PasswordField } from '../../session/PasswordField.tsx';
import styles from './MakerProof.module.css';
import { NewLink } from './NewLink.tsx';
import type { Proof } from './useProof.ts';

/**
 * Asks the clicker whether they have made the account: by its password, or by a log-in where it has none. Where no address
 * or number is proved yet, the owner of the mailbox may take it over by a new password (R-address-takeover).
 */
export const MakerProof = observer(function MakerProof({ proof }: { proof: Proof }) {
  const t = useText();
  const { session } = useStores();
  const { path, search } = useRoute();
  const [password, setPassword] = useState('');
  const { error, isOver, needed, state, tries, token, prove } = proof;
  const title = t(needed?.resets ? 'validate.proof.title' : 'validate.claim.title');
  usePageTitle(title);
  const byPassword = needed?.proof === 'password';
  const asked = needed?.resets ? 'validate.proof.text' : 'validate.claim.text';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password && state !== 'busy') void prove(password);
  };
  return (
    <AuthFrame
      title={title}
      text={t(byPassword ? asked : 'validate.proof.logIn')}
      error={error}
      tries={tries}
      footer={
        byPassword &&
        !session.loggedIn && (
          <p>
            <Link to={loginPathFor(path + search)}>{t('signIn.other')}</Link>
          </p>
        )
      }
    >
      {isOver && <NewLink proof={proof} />}
      {session.loggedIn && !isOver && <p>{t('validate.proof.other')}</p>}
      {byPassword && !isOver && (
        <form className={form.form} noValidate onSubmit={handleSubmit}>
          <PasswordField
            label={t('signIn.password')}
            autoComplete="current-password"
            // It has replaced the button that was pressed.
            autoFocus
            value={password}
            onChange={setPassword}
          />
          <Button
            type="submit"
            variant="action"
            icon={CHECK_ICON}
            busy={state === 'busy'}
            disabled={!password && state !== 'busy'}
            wide
            big
          >
            {t('validate.proof.action')}
          </Button>
        </form>
      )}
      {!byPassword && !session.loggedIn && (
        <ButtonLink to={loginPathFor(path + search)} variant="action" wide big>
          {t('login.title')}
        </ButtonLink>
      )}
      {needed?.resets && !isOver && (
        <section className={styles.other}>
          <h2>{t('validate.reset.title')}</h2>
          <p>{t('validate.reset.text')}</p>
          <ButtonLink to={setNewPasswordPath(token)} wide>
            {t('newPassword.title')}
          </ButtonLink>
        </section>
      )}
    </AuthFrame>
  );
});
