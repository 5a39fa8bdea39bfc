import { observer } from 'mobx-react-lite';
import { formatDayLong } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON, CHECK_ICON, MINUS_ICON } from '../../../ui/display/icons.ts';
import { TileInput } from '../../../ui/forms/TileInput.tsx';
import styles from './WeekStrip.module.css';
import type { StripCell } from './weekStrip.ts';

interface StripBoxProps {
  cell: StripCell;
  /** The organiser usually plays then. */
  isUsual: boolean;
  /** How many of the invited do. */
  often: number;
  /** The organiser has a match then. */
  isBusy: boolean;
  onToggle: () => void;
}

/** More dots than this are no figure any more. */
const MAX_DOTS = 3;

/** One part of one day, to be offered. */
export const StripBox = observer(function StripBox({ cell, isUsual, often, isBusy, onToggle }: StripBoxProps) {
  const t = useText();
  const { formats } = useStores();
  const { day, part, state, isPast } = cell;
  const name = [
    `${formatDayLong(`${day}T12:00:00Z`, 'UTC', formats)}, ${t(`organise.part.${part}`)}`,
    isUsual && t('organise.strip.usual'),
    often > 0 && t('organise.strip.often', { count: often }),
    isBusy && t('organise.strip.busy'),
  ].filter(Boolean);
  const dots = Array.from({ length: Math.min(MAX_DOTS, often) }, (_, index) => index);
  return (
    <label className={styles.box}>
      <TileInput
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = state === 'partly';
        }}
        aria-label={name.join(', ')}
        checked={state === 'on'}
        disabled={isPast && state === 'off'}
        onChange={onToggle}
      />
      <span className={classNames(styles.cell, isUsual && styles.usual, isPast && styles.past)} data-state={state}>
        {state === 'on' && <Icon path={CHECK_ICON} />}
        {state === 'partly' && <Icon path={MINUS_ICON} />}
        {state === 'off' && isBusy && <Icon path={BALL_ICON} size="s" />}
        {state === 'off' && !isBusy && dots.map((dot) => <i key={dot} className={styles.dot} />)}
      </span>
    </label>
  );
});
