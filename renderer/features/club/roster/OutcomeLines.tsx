import { observer } from 'mobx-react-lite';
import { IMPORT_FIELDS, type ImportField } from '../../../../shared/domain/club/importLine.ts';
import type { ImportOutcome } from '../../../../shared/domain/club/importOutcome.ts';
import { MAX_ROSTER_CELL } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Action } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { OutcomeLine, RosterImport } from './RosterImport.ts';
import styles from './RosterPage.module.css';

/** As many lines as one reads; the rest is counted. */
const SHOWN = 100;

interface LineProps {
  roster: RosterImport;
  line: OutcomeLine;
}

/** The lines with one outcome; unreadable ones are corrected here. */
export const OutcomeLines = observer(function OutcomeLines({
  roster,
  kind,
  onAgain,
}: {
  roster: RosterImport;
  kind: ImportOutcome;
  onAgain: Action<unknown>;
}) {
  const t = useText();
  const all = roster.answer?.lines.filter(({ outcome }) => outcome === kind) ?? [];
  const isOpen = kind === 'INVALID' && !roster.isDone;
  return (
    <>
      {kind === 'LEFT_OUT' && <p className={styles.quiet}>{t('club.import.room')}</p>}
      <ul className={styles.lines}>
        {all.slice(0, SHOWN).map((line) => (
          <li key={line.line}>
            <LineFacts roster={roster} line={line} />
            {isOpen && <Corrections roster={roster} line={line} />}
          </li>
        ))}
      </ul>
      {all.length > SHOWN && <p className={styles.quiet}>{t('club.import.others', { count: all.length - SHOWN })}</p>}
      {isOpen && (
        <Button busy={onAgain.isBusy} onClick={() => void onAgain.run()}>
          {t('club.import.again')}
        </Button>
      )}
    </>
  );
});

const LineFacts = observer(function LineFacts({ roster, line }: LineProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { firstName = '', lastName = '', email = '' } = roster.lines[line.line] ?? {};
  const changes = line.changes.map((change) => t(`club.import.change.${change}` as TextKey));
  const detail = line.outcome === 'VIA' ? t('club.import.via', { address: email }) : changes.join(', ');
  return (
    <p className={styles.line}>
      <b>{nameOf({ firstName, lastName }) || t('club.import.noName')}</b>
      <small>{detail || t('club.import.line', { number: line.line + 1 })}</small>
    </p>
  );
});

const Corrections = observer(function Corrections({ roster, line }: LineProps) {
  const t = useText();
  const typed = roster.lines[line.line] ?? {};
  const wrong = IMPORT_FIELDS.filter((field) => line.fields[field] !== undefined);
  return (
    <div className={styles.corrections}>
      {wrong.map((field: ImportField) => (
        <TextField
          key={field}
          label={t(`club.import.field.${field}`)}
          error={t(line.fields[field] as TextKey)}
          maxLength={MAX_ROSTER_CELL}
          autoComplete="off"
          value={typed[field] ?? ''}
          onChange={(value) => roster.correct(line.line, field, value)}
        />
      ))}
    </div>
  );
});
