import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { formatFigures } from '../../../../shared/locales/score.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import { firstNames } from '../sides.ts';
import styles from './SetKeys.module.css';
import type { SheetKeys } from './SheetKeys.ts';

interface SetKeysProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  /** Called with the end of the id of the field to go to. */
  onStep: (field: string) => void;
}

/** The results a set mostly has, a press each (R-score-keys). Rare ones are typed on the board above. */
export const SetKeys = observer(function SetKeys({ sheet, keys, onStep }: SetKeysProps) {
  const t = useText();
  const { language } = useStores();
  const { target, groups } = keys;
  if (!target) return null;
  const names = firstNames(sheet.game);
  const number = sheet.rows.indexOf(target.row) + 1;
  const current = target.row[target.part];
  return (
    <div className={styles.keys}>
      {groups.map(({ side, lines }) => {
        const values = { number, name: names[side].join(' + ') };
        return (
          <fieldset key={side} className={styles.group}>
            <legend className={styles.label}>
              {t(target.part === 'tieBreak' ? 'score.keys.tieBreak' : 'score.keys.set', values)}
            </legend>
            <div className={styles.row}>
              {lines.map((line) => (
                <button
                  key={`${line.initiator}-${line.opponent}`}
                  type="button"
                  className={styles.key}
                  aria-pressed={line.initiator === current.initiator && line.opponent === current.opponent}
                  onClick={() => {
                    // Drawn at once: the field to go to may be one that this result has added.
                    const next = flushSync(() => keys.press(line));
                    if (next) onStep(next);
                  }}
                >
                  {formatFigures(line.initiator, line.opponent, language.language)}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      <p className={styles.hint}>{t('score.keys.hint')}</p>
    </div>
  );
});
