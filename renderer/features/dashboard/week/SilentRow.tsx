import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDayBrief } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { BELL_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './Aside.module.css';
import type { Silent } from './Nudging.ts';
import { formatAgo } from './weekFormats.ts';

interface SilentRowProps {
  silent: Silent;
  /** They may be asked again now. */
  isOpen: boolean;
  /** When they were asked again, if it is too soon for the next time. */
  askedAt: string | null;
  isBusy: boolean;
  onNudge: () => void;
}

/** Somebody who has not answered: to which match, and one press that asks again, or when that was. */
export const SilentRow = observer(function SilentRow({ silent, isOpen, askedAt, isBusy, onNudge }: SilentRowProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, formats } = useStores();
  const { match, invitee } = silent;
  const { game, path, time } = match;
  const day = formatDayBrief(new Date(time), game.timezone, formats);
  const { user } = invitee;
  return (
    <li className={styles.person}>
      <PersonAvatar person={user} size="s" />
      <Link to={path} className={styles.who}>
        <b>{nameOf(user)}</b>
        <small>
          {t(`sport.${game.sport}`)} · {day}
        </small>
        {askedAt && (
          <span className={styles.asked}>
            {t('week.asked', { ago: formatAgo(askedAt, config.now(), formats.language) })}
          </span>
        )}
      </Link>
      {isOpen && (
        <Button icon={BELL_ICON} busy={isBusy} onClick={onNudge}>
          <VisuallyHidden>{t('week.nudge', { names: user.firstName })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
});
