import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { TextArea } from '../../ui/forms/TextField.tsx';

/** The organiser's note to everybody who is invited. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useText();
  return (
    <TextArea
      label={t('organise.note')}
      hint={t('organise.note.hint')}
      maxLength={MAX_NOTE_LENGTH}
      rows={3}
      value={value}
      onChange={onChange}
    />
  );
}
