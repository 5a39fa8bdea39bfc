import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { MAX_EMAIL_LENGTH, MAX_INVITATION_CODE_LENGTH, MAX_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import { GENDERS } from '../../../../shared/domain/values.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { nameFields } from '../../../common/people/nameFields.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { signUpOrigin } from '../../../stores/signUpOrigin.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { StrengthMeter } from '../StrengthMeter.tsx';
import { measureStrength } from '../strength.ts';
import { yearsOfBirth } from '../yearsOfBirth.ts';
import { type SignUpField, SignUpForm, type SignUpKind } from './SignUpForm.ts';
import styles from './SignUpScreen.module.css';
import { keepWaitingEmail, keepWaitingPhone } from './waitingAddress.ts';

interface InvitationCodeFoldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** A friend's code: one line for the many without one, open where it is wrong (R-invitation-code). */
function InvitationCodeFold({ value, onChange, error }: InvitationCodeFoldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      label={t('signUp.invitationCode')}
      value={value || t('signUp.invitationCode.none')}
      open={isOpen || error !== null}
      onToggle={setOpen}
    >
      <TextField
        label={t('signUp.invitationCode')}
        maxLength={MAX_INVITATION_CODE_LENGTH}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Fold>
  );
}

/** The sign-up form, with the address or with the phone as its first field (R-sign-up-button). */
export const SignUpScreen = observer(function SignUpScreen({ kind }: { kind: SignUpKind }) {
  const t = useText();
  const route = useRoute();
  const { api, config, language, visit } = useStores();
  const [form] = useState(() => {
    const fresh = new SignUpForm(api, measureStrength, kind);
    // A friend's link brings the code along.
    fresh.prefill('invitationCode', new URLSearchParams(route.search).get('code') ?? '');
    const guest = signUpOrigin(visit);
    if (guest) fresh.introduce(guest);
    return fresh;
  });
  const isPhone = kind === 'phone';
  const element = useRef<HTMLFormElement>(null);
  usePageTitle(t('signUp.title'));

  const errorOf = (field: SignUpField) => {
    const text = form.errorOf(field);
    return text && t(text);
  };
  const send = useAction(async () => {
    if (!(await form.send(language.language))) {
      // Far above the button on a phone.
      focusProblem(element.current);
      return;
    }
    keepWaitingPhone(visit, isPhone ? form.values.email : null);
    keepWaitingEmail(visit, isPhone ? null : form.values.email.trim());
    route.go(PATHS.checkYourEmail + route.search);
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  const text = (field: SignUpField) => ({
    value: form.values[field],
    onChange: (value: string) => form.set(field, value),
    error: errorOf(field),
  });

  return (
    <AuthFrame
      title={t('signUp.title')}
      court="low"
      footer={
        <>
          {(isPhone || config.value?.phoneOffered) && (
            <p>
              <Link to={(isPhone ? PATHS.signUpMail : PATHS.signUpMobile) + route.search}>
                {t(isPhone ? 'signUp.mail' : 'signUp.mobile')}
              </Link>
            </p>
          )}
          <p>
            {t('signUp.haveAccount')} <Link to={PATHS.login + route.search}>{t('login.title')}</Link>
          </p>
        </>
      }
    >
      <form ref={element} className={styles.form} noValidate onSubmit={handleSubmit}>
        {isPhone ? (
          <PhoneField check error={errorOf('email')} onChange={form.setPhone} />
        ) : (
          <TextField
            label={t('signIn.email')}
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            {...text('email')}
          />
        )}
        {form.isTaken && (
          <p className={styles.links}>
            <Link to={(isPhone ? PATHS.signInMobile : PATHS.signInMail) + route.search}>{t('login.title')}</Link>
            <Link to={PATHS.forgottenPassword}>{t('newPassword.title')}</Link>
          </p>
        )}
        <div className={styles.pair}>
          {nameFields(language.language).map(({ name, label, autoComplete }) => (
            <TextField
              key={name}
              label={t(label)}
              autoComplete={autoComplete}
              maxLength={MAX_NAME_LENGTH}
              {...text(name)}
            />
          ))}
        </div>
        <PasswordField label={t('signIn.password')} autoComplete="new-password" {...text('password')} />
        <StrengthMeter strength={form.strength} />
        <PasswordField
          label={t('signUp.repeat')}
          autoComplete="new-password"
          disabled={form.weak}
          {...text('repeat')}
        />
        <div className={classNames(styles.pair, styles.born)}>
          <Segmented
            quiet
            legend={t('signUp.gender')}
            options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
            value={form.gender}
            onChange={form.setGender}
          />
          <Select
            label={t('signUp.yearOfBirth')}
            options={yearsOfBirth(config.now())}
            value={String(form.yearOfBirth)}
            onChange={(year) => form.setYearOfBirth(Number(year))}
          />
        </div>
        <InvitationCodeFold {...text('invitationCode')} />
        <Button type="submit" variant="action" busy={send.isBusy} waits={!form.valid} wide big>
          {t('signUp.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
});
