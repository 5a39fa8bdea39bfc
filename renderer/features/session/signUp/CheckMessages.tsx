import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PHONE_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { PhoneCodeForm } from '../PhoneCodeForm.tsx';
import { keepWaitingPhone } from './waitingPhone.ts';

/** After the sign-up by phone: the number has to be proved by the code sent to it. */
export function CheckMessages({ phone }: { phone: string }) {
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
      {!proved && <p>{t('checkPhone.meanwhile')}</p>}
      <ButtonLink to={PATHS.signInMobile + search} variant={proved ? 'primary' : 'secondary'} icon={PHONE_ICON} wide>
        {t('login.mobile')}
      </ButtonLink>
    </AuthFrame>
  );
}
