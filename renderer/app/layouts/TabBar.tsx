import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS, type RoutePattern } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { COURT_ICON, type IconPath, PEOPLE_ICON, PERSON_ICON, PLUS_ICON, RISING_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { MainLink } from './MainLink.tsx';
import styles from './TabBar.module.css';

const TABS: readonly { path: RoutePattern; text: TextKey; icon: IconPath }[] = [
  { path: PATHS.dashboard, text: 'tab.matches', icon: COURT_ICON },
  { path: PATHS.ratingsAndRankings, text: 'tab.ratings', icon: RISING_ICON },
  { path: PATHS.organise, text: 'tab.organise', icon: PLUS_ICON },
  { path: PATHS.clubs, text: 'tab.clubs', icon: PEOPLE_ICON },
  { path: PATHS.profile, text: 'tab.me', icon: PERSON_ICON },
];

/** The main pages under the thumb of a phone (R-navigation); the first counts what waits for the viewer. */
export const TabBar = observer(function TabBar() {
  const t = useText();
  const { games } = useStores();
  const waiting = games.dueCount ?? 0;
  return (
    <nav className={styles.tabs} data-tabs aria-label={t('nav.tabs')}>
      {TABS.map(({ path, text, icon }) => (
        <MainLink key={path} to={path} className={styles.tab}>
          <span className={path === PATHS.organise ? styles.plus : undefined}>
            <Icon path={icon} />
          </span>
          {t(text)}
          {path === PATHS.dashboard && waiting > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {waiting}
              </span>
              <VisuallyHidden>{t('tab.waiting', { count: waiting })}</VisuallyHidden>
            </>
          )}
        </MainLink>
      ))}
    </nav>
  );
});
