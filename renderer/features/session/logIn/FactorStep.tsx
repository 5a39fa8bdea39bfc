import { MAX_FACTOR_CODE_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';

interface FactorStepProps {
  code: string;
  /** Its problem. */
  problem: string | null;
  onChange: (code: string) => void;
}

/** The second step of a log-in by password: six digits, or a recovery code, in one field (R-factor). */
export default function FactorStep({ code, problem, onChange }: FactorStepProps) {
  const t = useText();
  return (
    <>
      <p>{t('factor.code.text')}</p>
      <TextField
        label={t('factor.code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_FACTOR_CODE_LENGTH}
        // It has replaced the fields in which one was typing.
        autoFocus
        value={code}
        error={problem}
        onChange={onChange}
      />
    </>
  );
}
