import { SignUpScreen } from './SignUpScreen.tsx';

/** Sign-up with address and password (R-sign-up). */
export default function SignUpMailPage() {
  return <SignUpScreen kind="mail" />;
}
