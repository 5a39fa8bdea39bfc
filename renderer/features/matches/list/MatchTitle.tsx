import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { CourtMark } from '../../../ui/court/CourtMark.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON, CHECK_ICON, CLOCK_ICON, type IconPath } from '../../../ui/display/icons.ts';
import type { MatchView } from '../matchView.ts';
import styles from './Match.module.css';

const ICONS: Record<NonNullable<MatchView['game']['summary']['icon']>, IconPath> = {
  action: BALL_ICON,
  pending: CLOCK_ICON,
  settled: CHECK_ICON,
};

/** Most names of one line; the rest is counted. */
const NAMES = 3;

/** @returns how names are joined in the language shown, `Ann, Zoltán and 4 more` */
export function usePeople(): (people: readonly string[]) => string {
  const t = useText();
  const { language } = useStores().language;
  return (people) => {
    const more = people.length > NAMES ? people.length - NAMES + 1 : 0;
    const parts = more ? [...people.slice(0, NAMES - 1), t('dashboard.people.more', { count: more })] : people;
    return formatList(parts, language);
  };
}

/** Sport, who else is in it, and how the match stands (R-summary). */
export const MatchTitle = observer(function MatchTitle({ match }: { match: MatchView }) {
  const t = useText();
  const people = usePeople();
  const { game } = match;
  const { icon, title } = game.summary;
  return (
    <div className={styles.title}>
      <CourtMark sport={game.sport} />
      <span className={styles.people}>{people(match.people)}</span>
      <span className={styles.state}>
        {icon && (
          <span className={classNames(styles.sign, styles[icon])}>
            <Icon path={ICONS[icon]} size="s" />
          </span>
        )}
        {t(`sport.${game.sport}`)} · {t(title as TextKey)}
      </span>
    </div>
  );
});
