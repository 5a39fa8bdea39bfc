import type { Clash } from '../../../shared/contract/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ClashLines } from './ClashLines.tsx';

/**
 * Names the matches one has at a time of another one; nothing where there are none (R-clashes).
 * @param timezone of the match that is answered
 */
export function ClashWarning({ clashes, timezone }: { clashes: readonly Clash[]; timezone: string }) {
  const t = useText();
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warn" live title={t('invitation.clash')}>
      <ClashLines clashes={clashes} timezone={timezone} />
    </Notice>
  );
}
