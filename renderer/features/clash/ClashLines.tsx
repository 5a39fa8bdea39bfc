import { observer } from 'mobx-react-lite';
import type { Clash } from '../../../shared/contract/errors.ts';
import { formatSlot } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './ClashLines.module.css';

/** Matches one has at a time of another one, by that one's clock (R-clashes). */
export const ClashLines = observer(function ClashLines({
  clashes,
  timezone,
}: {
  clashes: readonly Clash[];
  timezone: string;
}) {
  const t = useText();
  const { formats } = useStores();
  return (
    <ul>
      {clashes.map((clash) => {
        const { day, time } = formatSlot(clash, timezone, timezone, formats);
        return (
          <li key={clash.gameId}>
            {t(`sport.${clash.sport}`)}: {day}, <span className={styles.range}>{time}</span>
          </li>
        );
      })}
    </ul>
  );
});

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
