import { SignUpScreen } from './SignUpScreen.tsx';

/** Sign-up with address and password (spec §2 /signupmail, §5 Email sign-up). */
export default function SignUpMailPage() {
  return <SignUpScreen kind="mail" />;
}
