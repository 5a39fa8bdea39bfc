import { observer } from 'mobx-react-lite';
import { PLAYED_STATUSES, type Winner } from '../../../shared/domain/values.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CHECK_ICON, INFO_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { isCountTold } from './countsOnce.ts';
import styles from './Score.module.css';
import type { ScoreSheet } from './ScoreSheet.ts';
import { sideNames } from './sides.ts';

const COUNTS = { now: 'score.counts', agreed: 'score.countsAgreed', proved: 'score.countsProved' } as const;

/** How the match ended, who won as the sets say it, or the question where they don't; and whether it counts. */
export const OutcomeFields = observer(function OutcomeFields({ sheet }: { sheet: ScoreSheet }) {
  const t = useText();
  const { language } = useStores().language;
  const names = sideNames(sheet.game, language);
  const nameOf: Record<Winner, string> = {
    INITIATOR: formatList(names.initiator, language),
    OPPONENT: formatList(names.opponent, language),
    UNKNOWN: t('score.winner.none'),
  };
  const countsNow = sheet.counts && sheet.countsOnce === null;
  return (
    <div className={styles.outcome}>
      <Select
        label={t('score.status')}
        options={PLAYED_STATUSES.map((value) => ({ value, label: t(`score.status.${value}`) }))}
        value={sheet.playedStatus}
        onChange={sheet.setPlayedStatus}
      />
      {sheet.asksWinner ? (
        <RadioGroup
          legend={t('score.winner.ask')}
          options={(['INITIATOR', 'OPPONENT'] as const).map((value) => ({ value, label: nameOf[value] }))}
          value={sheet.named === 'UNKNOWN' ? null : sheet.named}
          error={sheet.tried && sheet.winnerMissing ? t('score.winner.missing') : null}
          onChange={sheet.nameWinner}
        />
      ) : (
        sheet.sets.length > 0 &&
        !sheet.problem && (
          <p className={styles.winner}>
            {t('score.winner')}: <output>{nameOf[sheet.winner]}</output>
          </p>
        )
      )}
      {sheet.isUnexpected && <Notice tone="warn">{t('score.unexpected', { name: nameOf[sheet.winner] })}</Notice>}
      {/* What nobody has typed yet counts neither way. */}
      {isCountTold(sheet) && (
        <div>
          <Tag tone={countsNow ? 'success' : 'neutral'} icon={countsNow ? CHECK_ICON : INFO_ICON}>
            {t(sheet.counts ? COUNTS[sheet.countsOnce ?? 'now'] : 'score.countsNot')}
          </Tag>
        </div>
      )}
    </div>
  );
});
