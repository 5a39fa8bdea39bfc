import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { inLine } from '../../../../shared/locales/intl.ts';
import { formatFigures } from '../../../../shared/locales/score.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import type { Line, Side } from '../setRow.ts';
import { firstNames, sidesOf, spokenNames } from '../sides.ts';
import styles from './SetKeys.module.css';
import type { SheetKeys } from './SheetKeys.ts';

interface SetKeysProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  /** Called with the end of the id of the field to go to. */
  onStep: (field: string) => void;
}

/** A match tie-break in place of a set: a key of its own beside the others, which stay in their line. */
const isMatchTieBreak = ({ initiator, opponent }: Line) => Number(initiator) + Number(opponent) === 1;

/** Two figures of two digits, which need a wider key. */
const isLong = ({ initiator, opponent }: Line) => initiator.length + opponent.length === 4;

/** Keys of a line at most, on all but the narrowest phones. */
const MAX_KEYS = 7;
const MAX_LONG_KEYS = 6;

/** @returns columns of keys whose lines are about as long as each other, and as wide as the board */
function columnsOf(lines: readonly Line[]): number {
  const most = lines.some(isLong) ? MAX_LONG_KEYS : MAX_KEYS;
  return Math.ceil(lines.length / Math.ceil(lines.length / most));
}

/** The results a set mostly has, a press each (R-score-keys). Rare ones are typed on the board above. */
export const SetKeys = observer(function SetKeys({ sheet, keys, onStep }: SetKeysProps) {
  const t = useText();
  const { language } = useStores().language;
  const { target } = keys;
  if (!target) return null;
  const names = firstNames(sheet.game);
  const spoken = spokenNames(sheet.game, t('score.you'));
  const people = sidesOf(sheet.game);
  const number = sheet.rows.indexOf(target.row) + 1;
  const current = target.row[target.part];
  const who = (side: Side) => (
    <>
      <span className={styles.people}>
        {people[side].map((person) => (
          <PersonAvatar key={person.id} person={person} size="s" />
        ))}
      </span>
      <span className={styles.name}>{spoken[side]}</span>
    </>
  );
  const key = (line: Line, text?: string) => (
    <button
      key={`${line.initiator}-${line.opponent}`}
      type="button"
      className={text ? styles.other : styles.key}
      aria-pressed={line.initiator === current.initiator && line.opponent === current.opponent}
      onClick={() => {
        // Drawn at once: the field to go to may be one that this result has added.
        const next = flushSync(() => keys.press(line));
        if (next) onStep(next);
      }}
    >
      {text ?? formatFigures(line.initiator, line.opponent, language)}
    </button>
  );
  return (
    <div className={styles.keys}>
      {keys.asksSide && (
        <div className={styles.sides}>
          {keys.groups.map(({ side }) => (
            <button
              key={side}
              type="button"
              className={styles.side}
              aria-pressed={side === keys.picked}
              onClick={() => keys.pick(side)}
            >
              {who(side)}
            </button>
          ))}
        </div>
      )}
      {keys.shown.map(({ side, lines }) => {
        const short = lines.find(isMatchTieBreak);
        const others = lines.filter((line) => line !== short);
        return (
          <fieldset
            key={side}
            className={styles.group}
            aria-label={t(target.part === 'tieBreak' ? 'score.keys.tieBreak' : 'score.keys.set', {
              number,
              name: inLine(names[side], ' + '),
            })}
          >
            {!keys.asksSide && (
              <div className={styles.label}>
                {who(side)}
                {short && key(short, t('score.keys.matchTieBreak'))}
              </div>
            )}
            <div
              className={styles.row}
              data-long={others.some(isLong) || undefined}
              style={{ '--columns': columnsOf(others) } as CSSProperties}
            >
              {others.map((line) => key(line))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
});
