import type { ComponentType, ReactNode } from 'react';
import { PATHS, PATTERNS, type RoutePattern, readPattern } from '../../shared/routes/paths.ts';
import { chunk } from './chunk.tsx';
import { PageSkeleton } from './feedback/PageSkeleton.tsx';

/**
 * The frame around a page; `info` is the signed-in one for those who are, else the public one, `invited` the same or else
 * that of guests, `payment` the signed-in one or, inside another page of ours, none.
 */
export type LayoutName = 'public' | 'guest' | 'signedIn' | 'info' | 'invited' | 'payment';

interface RouteEntry {
  path: RoutePattern;
  layout: LayoutName;
  /** Who may see it; the others are led away (R-route-guard), or find nothing (R-operator). Left out: everybody. */
  only?: 'loggedIn' | 'loggedOut' | 'operator' | 'development';
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page of the app. A page is its own chunk: a guest's phone loads the one page it came for. */
const ENTRIES: readonly RouteEntry[] = [
  {
    path: PATHS.login,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/logIn/LoginPage.tsx'),
  },
  {
    path: PATHS.signInMail,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/logIn/SignInMailPage.tsx'),
  },
  {
    path: PATHS.signUpMail,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/signUp/SignUpMailPage.tsx'),
  },
  {
    path: PATHS.checkYourEmail,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/signUp/CheckEmailPage.tsx'),
  },
  {
    path: PATHS.profileSuccess,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/profile/ProfileSuccessPage.tsx'),
  },
  {
    path: PATHS.validateEmail,
    layout: 'info',
    load: () => import('../features/profile/validate/ValidateEmailPage.tsx'),
  },
  {
    path: PATHS.profile,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/profile/ProfilePage.tsx'),
  },
  {
    path: PATHS.profileEdit,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/profile/ProfileEditPage.tsx'),
  },
  {
    path: PATHS.friendsAndBalls,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/friends/FriendsAndBallsPage.tsx'),
  },
  { path: PATHS.levels, layout: 'info', load: () => import('../features/info/LevelsPage.tsx') },
  { path: PATHS.ratingQuality, layout: 'info', load: () => import('../features/rankings/quality/QualityPage.tsx') },
  { path: PATHS.ratingCheck, layout: 'info', load: () => import('../features/rankings/check/CheckPage.tsx') },
  {
    path: PATHS.organise,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/organise/OrganisePage.tsx'),
  },
  {
    path: PATHS.nextMatch,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/matches/NextMatchPage.tsx'),
  },
  {
    path: PATHS.shared,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/shared/SharedPage.tsx'),
  },
  {
    path: PATTERNS.game,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/ownMatch/GamePage.tsx'),
  },
  {
    path: PATTERNS.gameEdit,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/editMatch/EditPage.tsx'),
  },
  {
    path: PATTERNS.ownInvitation,
    layout: 'invited',
    load: () => import('../features/invitation/InvitationPage.tsx'),
  },
  { path: PATTERNS.invitation, layout: 'guest', load: () => import('../features/invitation/InvitationPage.tsx') },
  {
    path: PATHS.dashboard,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/matches/DashboardPage.tsx'),
  },
  {
    path: PATHS.ratingsAndRankings,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/rankings/RankingsPage.tsx'),
  },
  {
    path: PATTERNS.ratingReceipt,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/rankings/receipt/ReceiptPage.tsx'),
  },
  {
    path: PATHS.signInMobile,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/logIn/SignInMobilePage.tsx'),
  },
  {
    path: PATHS.signUpMobile,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/signUp/SignUpMobilePage.tsx'),
  },
  {
    path: PATHS.operator,
    layout: 'info',
    only: 'operator',
    load: () => import('../features/operator/OperatorPage.tsx'),
  },
  { path: PATHS.apps, layout: 'info', load: () => import('../features/info/AppsPage.tsx') },
  { path: PATHS.quickStart, layout: 'info', load: () => import('../features/info/QuickStartPage.tsx') },
  { path: PATHS.social, layout: 'info', load: () => import('../features/info/SocialPage.tsx') },
  { path: PATHS.privacy, layout: 'info', load: () => import('../features/info/PrivacyPage.tsx') },
  { path: PATHS.terms, layout: 'info', load: () => import('../features/info/TermsPage.tsx') },
  { path: PATHS.imprint, layout: 'info', load: () => import('../features/info/ImprintPage.tsx') },
  { path: PATHS.licences, layout: 'info', load: () => import('../features/info/LicencesPage.tsx') },
  { path: PATHS.unsubscribe, layout: 'public', load: () => import('../features/unsubscribe/UnsubscribePage.tsx') },
  {
    path: PATTERNS.publicProfile,
    layout: 'info',
    load: () => import('../features/publicProfile/PublicProfilePage.tsx'),
  },
  {
    path: PATHS.desktopLogIn,
    layout: 'public',
    only: 'loggedIn',
    load: () => import('../features/session/desktop/HandOverPage.tsx'),
  },
  {
    path: PATHS.gallery,
    layout: 'info',
    only: 'development',
    load: () => import('../features/gallery/GalleryPage.tsx'),
  },
  {
    path: PATHS.upgradeAccount,
    layout: 'signedIn',
    only: 'loggedIn',
    load: () => import('../features/membership/UpgradePage.tsx'),
  },
  {
    path: PATHS.paymentSuccess,
    layout: 'payment',
    only: 'loggedIn',
    load: () => import('../features/membership/PaymentSuccessPage.tsx'),
  },
  {
    path: PATTERNS.payment,
    layout: 'payment',
    only: 'loggedIn',
    load: () => import('../features/membership/payment/PaymentPage.tsx'),
  },
  {
    path: PATHS.forgottenPassword,
    layout: 'public',
    load: () => import('../features/session/recovery/ForgottenPasswordPage.tsx'),
  },
  {
    path: PATTERNS.setNewPassword,
    layout: 'public',
    load: () => import('../features/session/recovery/SetNewPasswordPage.tsx'),
  },
  {
    path: PATHS.signUpSocial,
    layout: 'public',
    only: 'loggedOut',
    load: () => import('../features/session/signUp/SignUpSocialPage.tsx'),
  },
];

export interface AppRoute extends Omit<RouteEntry, 'load'> {
  load: () => Promise<unknown>;
  Page: ComponentType;
}

export const ROUTES: readonly AppRoute[] = ENTRIES.map((entry) => {
  const { load, Part } = chunk(entry.load, { waiting: <PageSkeleton /> });
  return { ...entry, load, Page: Part };
});

/** The frame of those who are logged in; visitors do without its code. */
const signedInLayout = chunk<{ children: ReactNode; bleeds?: boolean }>(
  () => import('./layouts/SignedInLayout.tsx').then((m) => ({ default: m.SignedInLayout })),
  { waiting: <PageSkeleton bare /> },
);
export const SignedInLayout = signedInLayout.Part;

/** @returns the route a path leads to */
function routeAt(path: string): AppRoute | null {
  return ROUTES.find((entry) => readPattern(entry.path, path)) ?? null;
}

/**
 * Fetches the code of the page at a path, and of its frame, before anything is drawn.
 * @returns when it is there; a failure is met again, and shown, when the page is drawn
 */
export async function preloadRoute(path: string): Promise<void> {
  const entry = routeAt(path);
  const parts = [entry, entry?.layout === 'signedIn' || entry?.layout === 'invited' ? signedInLayout : null];
  await Promise.allSettled(parts.map((part) => part?.load()));
}
