import { useState } from 'react';
import { webmailOf } from '../../../../shared/domain/people/webmail.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { signUpOrigin } from '../../../stores/signUpOrigin.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { MAIL_ICON, PHONE_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import styles from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { OpenMail } from '../OpenMail.tsx';
import { PhoneCodeForm } from '../PhoneCodeForm.tsx';
import { keepWaitingPhone, waitingEmail, waitingPhone } from './waitingAddress.ts';

/** After the sign-up by phone: the number has to be proved by the code sent to it. */
function CheckMessages({ phone }: { phone: string }) {
  const t = useText();
  const { search } = useRoute();
  const { visit } = useStores();
  const [proved, setProved] = useState(false);
  const title = t(proved ? 'phoneCode.done.title' : 'checkPhone.title');
  usePageTitle(title);
  const text = proved ? t('validate.done.text') : t('checkPhone.text', { phone });
  const handleProved = () => {
    keepWaitingPhone(visit, null);
    setProved(true);
  };
  return (
    <AuthFrame title={title} text={text} court={proved ? 'done' : 'open'}>
      {!proved && <PhoneCodeForm phone={phone} onProved={handleProved} />}
      {!proved && <p className={styles.quiet}>{t('phoneCode.risk')}</p>}
      {!proved && <p>{t('checkPhone.meanwhile')}</p>}
      <ButtonLink to={PATHS.signInMobile + search} variant={proved ? 'primary' : 'secondary'} icon={PHONE_ICON} wide>
        {t('login.mobile')}
      </ButtonLink>
    </AuthFrame>
  );
}

function CheckMail() {
  const t = useText();
  const { search } = useRoute();
  const { visit } = useStores();
  const from = signUpOrigin(visit);
  const email = waitingEmail(visit);
  // One yellow button: to the mail where it is known where that is read.
  const opens = email !== null && webmailOf(email) !== null;
  usePageTitle(t('checkEmail.title'));
  return (
    <AuthFrame
      title={t('checkEmail.title')}
      text={email ? t('checkEmail.textTo', { email }) : t('checkEmail.text')}
      court="done"
    >
      {email && <OpenMail address={email} />}
      <p>{t('checkEmail.meanwhile')}</p>
      <ButtonLink
        to={PATHS.signInMail + search}
        variant={opens ? 'secondary' : 'action'}
        icon={MAIL_ICON}
        wide
        big={!opens}
      >
        {t('login.mail')}
      </ButtonLink>
      {from && (
        <ButtonLink to={from.path} wide>
          {t('guest.back')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}

/** After the sign-up: the account is there, its address has to be proved (R-sign-up). */
export default function CheckEmailPage() {
  const { visit } = useStores();
  // The number of the moment the page was opened: proving it ends the waiting, not the page.
  const [phone] = useState(() => waitingPhone(visit));
  return phone ? <CheckMessages phone={phone} /> : <CheckMail />;
}
