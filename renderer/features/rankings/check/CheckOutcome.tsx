import { observer } from 'mobx-react-lite';
import type { LedgerVerdict } from '../../../../shared/domain/rating/ledgerCheck.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Spinner } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RuleEffect } from '../RuleEffect.tsx';
import styles from './CheckPage.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import type { CheckState } from './LedgerCheckStore.ts';

/** The state of a check, and its result. */
export const CheckOutcome = observer(function CheckOutcome(props: { state: CheckState; onRetry: () => void }) {
  const { state, onRetry } = props;
  const t = useText();
  const { language } = useStores().language;
  const figure = (value: number) => formatNumber(value, language);
  switch (state.step) {
    case 'idle':
      return null;
    case 'reading':
      return <Progress text={t('ledger.reading')} figures={figure(state.matches)} />;
    case 'rating':
      return <Progress text={t('ledger.rating')} figures={`${figure(state.rated)} / ${figure(state.matches)}`} />;
    case 'failed':
      return <LoadFailed failure={state.failure} onRetry={onRetry} />;
    case 'moving':
      return (
        <Notice tone="warn" live>
          {t('ledger.moving')}
        </Notice>
      );
    case 'done':
      return (
        <>
          <Verdict verdict={state.verdict} pending={state.pending} />
          <RuleEffect losses={state.verdict.losses} />
        </>
      );
  }
});

/** The figures change many times a second: only the text is spoken. */
function Progress({ text, figures }: { text: string; figures: string }) {
  return (
    <p className={styles.progress}>
      <Spinner />
      <span role="status">{text}</span>
      <span aria-hidden="true">{figures}</span>
    </p>
  );
}

const Verdict = observer(function Verdict({ verdict, pending }: { verdict: LedgerVerdict; pending: boolean }) {
  const t = useText();
  const { language } = useStores().language;
  const count = verdict.differences.length;
  const values = {
    matches: formatNumber(verdict.matches, language),
    players: formatNumber(verdict.players, language),
    differing: formatNumber(count, language),
  };
  if (count === 0) {
    return (
      <Notice tone="success" live title={t('ledger.same.title')}>
        {t('ledger.same.text', values)}
      </Notice>
    );
  }
  const { onlyRounding } = verdict;
  return (
    <div className={styles.differences}>
      <Notice
        tone={onlyRounding ? 'warn' : 'error'}
        live
        title={onlyRounding ? t('ledger.rounding.title') : t('ledger.wrong.title', values)}
      >
        {t(onlyRounding ? 'ledger.rounding.text' : 'ledger.wrong.text', values)}
      </Notice>
      {pending && <Notice tone="warn">{t('ledger.pending')}</Notice>}
      <DifferenceTable differences={verdict.differences} />
    </div>
  );
});
