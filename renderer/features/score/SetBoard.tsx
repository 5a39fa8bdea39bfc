import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hasTieBreaks, SET_RULES } from '../../../shared/domain/sports.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import type { SheetKeys } from './keys/SheetKeys.ts';
import { ScoreField } from './ScoreField.tsx';
import type { ScoreSheet } from './ScoreSheet.ts';
import styles from './SetBoard.module.css';
import { isBlank, type Part, type SetRow } from './setRow.ts';
import { sideNames, sidesOf, spokenNames } from './sides.ts';

interface SetBoardProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  /** Beginning of the ids of its fields. */
  id: string;
  /** Called with the end of the id of the field to go to. */
  onStep: (field: string) => void;
}

const SIDES = ['initiator', 'opponent'] as const;
/** Sets a board has room for from the start: those of a longer match appear as they are played. */
const ROOM = 5;
/** This many columns leave no room for names on a phone. */
const MAX_COLUMNS = 6;

/** A set, or a tie-break, that has not been reached: its place is kept, so that no figure moves. */
const Ahead = ({ name, part }: { name: ReactNode; part: Part }) => (
  <span className={styles.column} data-part={part} aria-hidden="true">
    <span className={styles.number}>{name}</span>
    <span className={styles.ahead} />
    <span className={styles.ahead} />
  </span>
);

/** The board beside the court, to be filled in: sides as rows, sets as columns, the tie-break to type as the last. */
export const SetBoard = observer(function SetBoard({ sheet, keys, id, onStep }: SetBoardProps) {
  const t = useText();
  const { language } = useStores().language;
  const { game } = sheet;
  const names = sideNames(game, language);
  const people = sidesOf(game);
  const spoken = spokenNames(game, t('score.you'));
  const rows = sheet.asksSets ? sheet.rows : [];
  const { bestOf } = SET_RULES[game.gamePreference.gameSetRule];
  const ahead = Array.from(
    { length: Math.max(0, Math.min(bestOf, ROOM) - rows.length) },
    (_, i) => rows.length + i + 1,
  );
  const columns = rows.length + ahead.length + (hasTieBreaks(game.sport) ? 1 : 0);
  const column = (row: SetRow, part: Part, number: number) => (
    <fieldset
      key={`${row.key}-${part}`}
      className={styles.column}
      data-part={part}
      data-now={keys.target?.row === row && keys.target.part === part}
      // WebKit keeps a legend out of the grid.
      aria-label={t(part === 'tieBreak' ? 'score.set.tieBreak' : 'score.set', { number })}
    >
      <span className={styles.number} aria-hidden="true">
        {part === 'tieBreak' ? t('score.tieBreak') : number}
      </span>
      {SIDES.map((side) => (
        <span key={side} className={styles.cell}>
          <ScoreField
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
          {part === 'set' && sheet.showsTieBreak(row) && !isBlank(row.tieBreak) && <sup>{row.tieBreak[side]}</sup>}
        </span>
      ))}
    </fieldset>
  );
  return (
    <div className={styles.board} data-columns={Math.min(columns, MAX_COLUMNS)}>
      <div className={styles.names} aria-hidden="true">
        {SIDES.map((side) => (
          <span key={side} className={styles.name}>
            <span className={styles.people}>
              {people[side].map((person) => (
                <PersonAvatar key={person.id} person={person} size="s" />
              ))}
            </span>
            <span className={styles.called}>{spoken[side]}</span>
          </span>
        ))}
      </div>
      <div className={styles.columns}>
        {rows.flatMap((row, index) => [
          column(row, 'set', index + 1),
          ...(keys.tieBreakRow === row ? [column(row, 'tieBreak', index + 1)] : []),
        ])}
        {ahead.map((number) => (
          <Ahead key={number} name={number} part="set" />
        ))}
        {hasTieBreaks(game.sport) && !keys.tieBreakRow && <Ahead name={t('score.tieBreak')} part="tieBreak" />}
      </div>
    </div>
  );
});
