import { type ReactNode, useState } from 'react';
import { MAX_PASSWORD_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { EYE_ICON, EYE_OFF_ICON } from '../../ui/display/icons.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  /** The way on without a password. */
  aside?: ReactNode;
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={MAX_PASSWORD_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? EYE_OFF_ICON : EYE_ICON}
          label={t(shown ? 'signIn.hide' : 'signIn.show')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
