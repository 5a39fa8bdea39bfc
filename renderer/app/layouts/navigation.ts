import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS, type RoutePattern } from '../../../shared/routes/paths.ts';
import type { IconName } from '../../ui/display/Icon.tsx';

interface NavigationEntry {
  path: RoutePattern;
  text: TextKey;
  icon: IconName;
}

/** The main pages of the logged-in app, in the order of the header and the side menu (R-navigation). */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: PATHS.dashboard, text: 'nav.matches', icon: 'calendar' },
  { path: PATHS.ratingsAndRankings, text: 'nav.rankings', icon: 'trophy' },
  { path: PATHS.friendsAndBalls, text: 'nav.friends', icon: 'people' },
  { path: PATHS.profile, text: 'nav.profile', icon: 'person' },
];
