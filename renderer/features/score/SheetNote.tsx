import { observer } from 'mobx-react-lite';
import type { Winner } from '../../../shared/domain/values.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ALERT_ICON, CHECK_ICON, INFO_ICON } from '../../ui/display/icons.ts';
import { isCountTold } from './countsOnce.ts';
import styles from './Score.module.css';
import type { ScoreSheet } from './ScoreSheet.ts';
import { SheetProblems } from './SheetProblems.tsx';
import { sideNames } from './sides.ts';

const COUNTS = { now: 'score.counts', agreed: 'score.countsAgreed', proved: 'score.countsProved' } as const;

/** The note on the score above its button: its fault, then whether it counts, else that it can be corrected. */
export const SheetNote = observer(function SheetNote({ sheet, id }: { sheet: ScoreSheet; id: string }) {
  const t = useText();
  const { language } = useStores().language;
  const names = sideNames(sheet.game, language);
  const nameOf = (winner: Winner) => formatList(names[winner === 'INITIATOR' ? 'initiator' : 'opponent'], language);
  const isContradicted = sheet.game.disputed && !sheet.problem && sheet.countsOnce === 'agreed';
  const countsNow = sheet.counts && sheet.countsOnce === null;
  const isTold = isCountTold(sheet);
  const isOfClub = sheet.game.userRole === 'CLUB';
  return (
    <div className={styles.note}>
      <SheetProblems sheet={sheet} id={id} />
      {sheet.isUnexpected && <p data-tone="warn">{t('score.unexpected', { name: nameOf(sheet.winner) })}</p>}
      {isContradicted && (
        <p data-tone="warn">
          <Icon path={ALERT_ICON} size="s" />
          {t('score.disputed.text')}
        </p>
      )}
      {isTold && (
        <p data-tone={countsNow ? 'success' : undefined}>
          <Icon path={countsNow ? CHECK_ICON : INFO_ICON} size="s" />
          {t(sheet.counts ? COUNTS[sheet.countsOnce ?? 'now'] : 'score.countsNot')}
        </p>
      )}
      {!isTold && !isContradicted && <p>{t(isOfClub ? 'score.correctable.club' : 'score.correctable')}</p>}
    </div>
  );
});
