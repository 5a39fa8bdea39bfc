import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { NAVIGATION } from '../../common/routing/navigation.ts';
import type { Translate } from '../../i18n/useText.ts';
import {
  BALL_ICON,
  CALENDAR_ICON,
  CLOCK_ICON,
  EDIT_ICON,
  type IconPath,
  INFO_ICON,
  KEYBOARD_ICON,
  LOG_OUT_ICON,
  PEOPLE_ICON,
  PHONE_ICON,
  PLUS_ICON,
  RISING_ICON,
  SEARCH_ICON,
  STAR_ICON,
} from '../../ui/display/icons.ts';
import type { SearchItem } from './searchItems.ts';

/** Pages beside those of the menu: those looked for often before those read once. */
const OTHER_PAGES: readonly (readonly [text: TextKey, path: string, icon: IconPath])[] = [
  ['dashboard.past', `${PATHS.dashboard}?past`, CLOCK_ICON],
  ['dashboard.month', `${PATHS.dashboard}?month`, CALENDAR_ICON],
  ['install.next', PATHS.nextMatch, CLOCK_ICON],
  ['rankings.tab.personal', `${PATHS.ratingsAndRankings}?tab=personal`, STAR_ICON],
  ['rankings.tab.technical', `${PATHS.ratingsAndRankings}?tab=technical`, STAR_ICON],
  ['levels.title', PATHS.levels, RISING_ICON],
  ['quality.title', PATHS.ratingQuality, RISING_ICON],
  ['ledger.title', PATHS.ratingCheck, RISING_ICON],
  ['clubs.new', PATHS.newClub, PEOPLE_ICON],
  ['upgrade.title', PATHS.upgradeAccount, BALL_ICON],
  ['house.apps.title', PATHS.apps, PHONE_ICON],
  ['footer.social', PATHS.social, INFO_ICON],
  ['footer.privacy', PATHS.privacy, INFO_ICON],
  ['footer.terms', PATHS.terms, INFO_ICON],
  ['footer.imprint', PATHS.imprint, INFO_ICON],
  ['footer.licences', PATHS.licences, INFO_ICON],
];

interface PageFacts {
  /** Address of the deployment's own page about how it works; null for ours (R-banner). */
  quickStart: string | null;
  isOperator: boolean;
}

/** @returns every page that somebody can go to from anywhere, those of the menu first (R-search) */
export function pageItems(t: Translate, { quickStart, isOperator }: PageFacts): SearchItem[] {
  const page = (label: string, path: string, icon: IconPath): SearchItem => ({
    group: 'pages',
    label,
    detail: '',
    path,
    picture: { icon },
  });
  return [
    ...NAVIGATION.map(({ path, text, icon }) => page(t(text), path, icon)),
    ...OTHER_PAGES.map(([text, path, icon]) => page(t(text), path, icon)),
    page(t('banner.quickStart'), quickStart || PATHS.quickStart, INFO_ICON),
    ...(isOperator ? [page(t('operator.title'), PATHS.operator, INFO_ICON)] : []),
  ];
}

interface ActionFacts {
  /** Whether the keys of the dashboard do something where one is. */
  hasKeys: boolean;
  onLogOut: () => void;
}

/** @returns the actions that are possible anywhere, with their keys here (R-search, R-shortcuts) */
export function actionItems(t: Translate, { hasKeys, onLogOut }: ActionFacts): SearchItem[] {
  const action = (text: TextKey, path: string, icon: IconPath, keys?: string): SearchItem => ({
    group: 'actions',
    label: t(text),
    detail: '',
    path,
    picture: { icon },
    ...(keys && hasKeys && { keys }),
  });
  return [
    action('organise.title', PATHS.organise, PLUS_ICON, 'N'),
    action('keys.search', `${PATHS.dashboard}?list`, SEARCH_ICON, '/'),
    action('profile.edit.title', PATHS.profileEdit, EDIT_ICON),
    action('keys.title', `${PATHS.dashboard}?keys`, KEYBOARD_ICON, '?'),
    { ...action('nav.logOut', PATHS.login, LOG_OUT_ICON), run: onLogOut },
  ];
}
