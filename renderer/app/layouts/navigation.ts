import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS, type RoutePattern } from '../../../shared/routes/paths.ts';
import type { IconName } from '../../ui/display/Icon.tsx';

interface NavigationEntry {
  path: RoutePattern;
  /** In the side menu. */
  text: TextKey;
  /** In the header, where room is scarce. */
  tab: TextKey;
  icon: IconName;
}

/** The main pages of the logged-in app, in the order of the header and the side menu (R-navigation). */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: PATHS.dashboard, text: 'nav.matches', tab: 'tab.matches', icon: 'court' },
  { path: PATHS.ratingsAndRankings, text: 'nav.rankings', tab: 'tab.ratings', icon: 'rising' },
  { path: PATHS.friendsAndBalls, text: 'nav.friends', tab: 'tab.friends', icon: 'people' },
  { path: PATHS.profile, text: 'nav.profile', tab: 'tab.me', icon: 'person' },
];
