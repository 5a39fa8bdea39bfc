import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { MatchView } from '../matchView.ts';
import { MatchRows } from './MatchRows.tsx';

/** Agreed matches at the same time, each with its page, where one withdraws (R-clashes). */
export function Clashes({ matches }: { matches: readonly MatchView[] }) {
  const t = useText();
  if (matches.length === 0) return null;
  return (
    <Notice tone="warn" title={t('dashboard.clash')}>
      {t('dashboard.clash.text')}
      <MatchRows matches={matches} />
    </Notice>
  );
}
