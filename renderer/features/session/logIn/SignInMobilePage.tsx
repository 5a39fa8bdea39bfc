import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import { PhoneField } from '../PhoneField.tsx';
import { PhoneNotOffered } from '../phone/PhoneNotOffered.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/** Log-in with phone and password (R-log-in-form). */
const SignInMobilePage = observer(function SignInMobilePage() {
  const t = useText();
  const { config } = useStores();
  const { search } = useRoute();
  const [phone, setPhone] = useState('');
  if (config.value?.phoneOffered === false) {
    return <PhoneNotOffered instead={PATHS.signInMail + search} label={t('login.mail')} />;
  }
  return (
    <SignInScreen
      text={t('signInMobile.text')}
      username={phone}
      refusal="WA.MobileLogin.Error"
      missing="signInMobile.text"
    >
      <PhoneField onChange={setPhone} />
    </SignInScreen>
  );
});

export default SignInMobilePage;
