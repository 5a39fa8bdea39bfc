import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { comingFrom } from '../../../stores/comingFrom.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { CheckMessages } from './CheckMessages.tsx';
import { waitingPhone } from './waitingPhone.ts';

function CheckMail() {
  const t = useText();
  const { search } = useRoute();
  const { visit } = useStores();
  const from = comingFrom(visit);
  usePageTitle(t('checkEmail.title'));
  return (
    <AuthFrame title={t('checkEmail.title')} text={t('checkEmail.text')} court="done">
      <p>{t('checkEmail.meanwhile')}</p>
      <ButtonLink to={PATHS.signInMail + search} variant="action" icon={MAIL_ICON} wide>
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
