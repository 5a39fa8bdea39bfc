import { observer } from 'mobx-react-lite';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ALERT_ICON } from '../../ui/display/icons.ts';
import styles from './Score.module.css';
import type { ScoreSheet } from './ScoreSheet.ts';
import type { SheetProblem } from './sheetProblem.ts';

const PARTS = ['set', 'tieBreak'] as const;

/**
 * @param figures ascending whole numbers
 * @returns them as texts, three and more in a row as one: `0–4`, `7`
 */
export function figureRuns(figures: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const figure of figures) {
    const last = runs.at(-1);
    if (last && last[1] === figure - 1) last[1] = figure;
    else runs.push([figure, figure]);
  }
  return runs.flatMap(([from, to]) => {
    if (to - from >= 2) return [`${from}–${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
}

/** The problems of the sets, and the possible values (R-score-sheet). */
export const SheetProblems = observer(function SheetProblems({ sheet, id }: { sheet: ScoreSheet; id: string }) {
  const t = useText();
  const { language } = useStores().language;
  const sentence = (problem: SheetProblem): string => {
    if ('allowed' in problem && problem.given !== null && problem.allowed.length > 0) {
      const values = formatList(figureRuns(problem.allowed), language, 'disjunction');
      return t('score.problem.allowed', { given: problem.given, values });
    }
    if (problem.reason === 'incomplete') return t('score.problem.incomplete');
    if (problem.reason === 'tieBreakWinner') return t('score.problem.tieBreakWinner');
    return t(problem.reason === 'score' ? 'score.problem.none' : 'error.E.score.invalid');
  };
  const problems = sheet.rows.flatMap((row, index) =>
    PARTS.flatMap((part) => {
      const problem = sheet.problemAt(row, part);
      if (!problem) return [];
      const where = t(part === 'tieBreak' ? 'score.set.tieBreak' : 'score.set', { number: index + 1 });
      return [{ key: `${row.key}-${part}`, where, text: sentence(problem) }];
    }),
  );
  const isEmpty = sheet.tried && sheet.asksSets && sheet.problem?.reason === 'empty' && problems.length === 0;
  return (
    <div className={styles.problems} role="alert">
      {isEmpty && (
        <p>
          <Icon path={ALERT_ICON} size="s" />
          {t('score.problem.empty')}
        </p>
      )}
      {sheet.tried && sheet.winnerMissing && (
        <p>
          <Icon path={ALERT_ICON} size="s" />
          {t('score.winner.missing')}
        </p>
      )}
      {problems.map(({ key, where, text }) => (
        <p key={key} id={`${id}problem-${key}`}>
          <Icon path={ALERT_ICON} size="s" />
          <span>
            <strong>{where}</strong> {text}
          </span>
        </p>
      ))}
    </div>
  );
});
