import { observer } from 'mobx-react-lite';
import type { RatingRule } from '../../../shared/domain/rating/rating.ts';
import type { RuleLosses } from '../../../shared/domain/rating/ruleReplay.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** The effect of the rule's change on some matches: how surprising they are with each rule. */
export const RuleEffect = observer(function RuleEffect({ losses }: { losses: RuleLosses }) {
  const t = useText();
  const { language } = useStores().language;
  const of = (wanted: RatingRule) => losses.find(({ rule }) => rule === wanted)?.logLoss ?? null;
  const [before, now] = [of('RESULT'), of('MARGIN')];
  if (before === null || now === null) return null;
  const loss = (value: number) => formatNumber(value, language, 4);
  return <>{t('ledger.rules', { before: loss(before), now: loss(now) })}</>;
});
