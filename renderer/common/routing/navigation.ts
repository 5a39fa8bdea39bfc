import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS, type RoutePattern } from '../../../shared/routes/paths.ts';
import { BALL_ICON, COURT_ICON, type IconPath, PEOPLE_ICON, PERSON_ICON, RISING_ICON } from '../../ui/display/icons.ts';

interface NavigationEntry {
  path: RoutePattern;
  /** In the side menu. */
  text: TextKey;
  /** In the header, where room is scarce; null for entries of the menu alone. */
  tab: TextKey | null;
  icon: IconPath;
}

/** The main pages of the logged-in app, in the order of the header and the side menu (R-navigation). */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: PATHS.dashboard, text: 'nav.matches', tab: 'tab.matches', icon: COURT_ICON },
  { path: PATHS.ratingsAndRankings, text: 'nav.rankings', tab: 'tab.ratings', icon: RISING_ICON },
  { path: PATHS.clubs, text: 'tab.clubs', tab: 'tab.clubs', icon: PEOPLE_ICON },
  { path: PATHS.friendsAndBalls, text: 'nav.friends', tab: null, icon: BALL_ICON },
  { path: PATHS.profile, text: 'nav.profile', tab: null, icon: PERSON_ICON },
];

/** @returns whether a page is a main page or belongs to it, as that of one club does to the clubs */
export const isWithin = (path: string, main: RoutePattern): boolean =>
  path === main || (main === PATHS.clubs && path.startsWith('/club/'));
