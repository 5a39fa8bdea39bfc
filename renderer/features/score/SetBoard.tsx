import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../ui/display/icons.ts';
import type { SheetKeys } from './keys/SheetKeys.ts';
import styles from './Score.module.css';
import { ScoreField } from './ScoreField.tsx';
import type { ScoreSheet } from './ScoreSheet.ts';
import type { Part, SetRow } from './setRow.ts';
import { sideNames } from './sides.ts';

interface SetBoardProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  /** Beginning of the ids of its fields. */
  id: string;
  /** Called with the end of the id of the field to go to. */
  onStep: (field: string) => void;
}

const SIDES = ['initiator', 'opponent'] as const;

/** The board beside the court, to be filled in: sides as rows, sets as columns, a tie-break beside its set. */
export const SetBoard = observer(function SetBoard({ sheet, keys, id, onStep }: SetBoardProps) {
  const t = useText();
  const { language } = useStores().language;
  const names = sideNames(sheet.game, language);
  const column = (row: SetRow, part: Part, number: number) => (
    <fieldset
      key={`${row.key}-${part}`}
      className={styles.column}
      data-part={part}
      data-now={keys.target?.row === row && keys.target.part === part}
    >
      <legend className={styles.number}>{part === 'tieBreak' ? t('score.tieBreak') : number}</legend>
      {SIDES.map((side) => (
        <ScoreField
          key={side}
          sheet={sheet}
          keys={keys}
          row={row}
          part={part}
          side={side}
          id={id}
          label={t(part === 'tieBreak' ? 'score.field.tieBreak' : 'score.field', {
            number,
            name: formatList(names[side], language),
          })}
          onStep={onStep}
        />
      ))}
    </fieldset>
  );
  return (
    <div className={styles.entry}>
      <div className={styles.board}>
        <div className={styles.names} aria-hidden="true">
          <span className={styles.number} />
          {SIDES.map((side) => (
            <span key={side} className={styles.name}>
              {names[side].map((name) => (
                <span key={name}>{name}</span>
              ))}
            </span>
          ))}
        </div>
        <div className={styles.columns}>
          {sheet.rows.flatMap((row, index) => [
            column(row, 'set', index + 1),
            ...(sheet.showsTieBreak(row) ? [column(row, 'tieBreak', index + 1)] : []),
          ])}
        </div>
      </div>
      <Button variant="quiet" icon={PLUS_ICON} onClick={() => onStep(flushSync(sheet.addSet))}>
        {t('score.addSet')}
      </Button>
    </div>
  );
});
