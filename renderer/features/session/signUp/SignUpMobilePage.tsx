import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { PhoneNotOffered } from '../phone/PhoneNotOffered.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

/** Sign-up with phone and password (R-sign-up). */
const SignUpMobilePage = observer(function SignUpMobilePage() {
  const t = useText();
  const { config } = useStores();
  if (config.value?.phoneOffered === false) {
    return <PhoneNotOffered instead={PATHS.signUpMail} label={t('signUp.mail')} />;
  }
  return <SignUpScreen kind="phone" />;
});

export default SignUpMobilePage;
