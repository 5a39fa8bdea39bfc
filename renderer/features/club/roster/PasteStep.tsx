import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { MAX_CONTACT_BYTES, MAX_ROSTER_TEXT } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { SAVE_ICON } from '../../../ui/display/icons.ts';
import { TextArea } from '../../../ui/forms/TextField.tsx';
import type { StepProps } from './RosterImport.ts';
import styles from './RosterPage.module.css';

const problemOf = (file: File): TextKey | null => (file.size > MAX_CONTACT_BYTES ? 'friends.contacts.tooLarge' : null);

/** The list itself: pasted, or a file. */
export const PasteStep = observer(function PasteStep({ roster }: StepProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const read = useAction(
    async (source: string | File) => roster.read(source),
    (failure, report) => {
      if (failure.code === 'E.contacts.none') setProblem('club.import.none');
      else if (failure.code === 'E.mediaType') setProblem('friends.contacts.kind');
      else report();
    },
  );
  const begin = (source: string | File) => {
    const found = typeof source === 'string' ? (source.trim() === '' ? 'field.required' : null) : problemOf(source);
    setProblem(found);
    if (!found) void read.run(source);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    begin(roster.text);
  };
  return (
    <Card>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextArea
          label={t('club.import.text')}
          hint={t('club.import.hint')}
          error={problem ? t(problem) : undefined}
          rows={9}
          spellCheck={false}
          autoComplete="off"
          maxLength={MAX_ROSTER_TEXT}
          value={roster.text}
          onChange={roster.write}
        />
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('club.import.file')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) begin(file);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <div className={styles.ways}>
          <Button icon={SAVE_ICON} onClick={() => input.current?.click()}>
            {t('club.import.file')}
          </Button>
          <Button type="submit" variant="action" big busy={read.isBusy}>
            {t('club.import.read')}
          </Button>
        </div>
      </form>
    </Card>
  );
});
