import { laterDay } from '../../../../shared/domain/calendar/instants.ts';
import { useText } from '../../../i18n/useText.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import styles from './WeekStrip.module.css';

interface StripTurnProps {
  first: string;
  today: string;
  onTurn: (first: string) => void;
}

/** Seven days on, and back as far as today. */
export function StripTurn({ first, today, onTurn }: StripTurnProps) {
  const t = useText();
  return (
    <span className={styles.turn}>
      <IconButton
        icon={CHEVRON_LEFT_ICON}
        label={t('organise.strip.previous')}
        disabled={first <= today}
        onClick={() => onTurn(laterDay(first, -7))}
      />
      <IconButton
        icon={CHEVRON_RIGHT_ICON}
        label={t('organise.strip.next')}
        onClick={() => onTurn(laterDay(first, 7))}
      />
    </span>
  );
}
