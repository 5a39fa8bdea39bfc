import { useState } from 'react';
import { MAX_INVITATION_CODE_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';

interface InvitationCodeFoldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** A friend's code: one line for the many who have none, open where it is wrong (R-invitation-code). */
export function InvitationCodeFold({ value, onChange, error }: InvitationCodeFoldProps) {
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
