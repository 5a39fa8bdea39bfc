import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { EmailReminder } from './EmailReminder.tsx';
import { PhoneReminder } from './PhoneReminder.tsx';

/** Asks for a link that sets a new password, by mail or by text message (R-password-forgotten). */
const ForgottenPasswordPage = observer(function ForgottenPasswordPage() {
  const t = useText();
  const { config } = useStores();
  const [way, setWay] = useState<'email' | 'phone'>('email');
  usePageTitle(t('forgotten.title'));
  return (
    <AuthFrame
      title={t('forgotten.title')}
      text={t('forgotten.text')}
      footer={
        <p>
          <Link to={PATHS.login}>{t('forgotten.back')}</Link>
        </p>
      }
    >
      {config.value?.phoneOffered && (
        <Segmented
          legend={t('forgotten.way')}
          options={[
            { value: 'email', label: t('forgotten.way.email') },
            { value: 'phone', label: t('forgotten.way.phone') },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'email' ? <EmailReminder /> : <PhoneReminder />}
    </AuthFrame>
  );
});

export default ForgottenPasswordPage;
