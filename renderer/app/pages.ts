import { PATHS, PATTERNS, type RoutePattern } from '../../shared/routes/paths.ts';

/**
 * The layout of a page. `info`: signed-in for those who are, else public. `invited`: signed-in, else guest.
 * `payment`: signed-in, or none inside another page of ours.
 */
export type LayoutName = 'public' | 'guest' | 'signedIn' | 'info' | 'invited' | 'payment';

export interface PageEntry {
  path: RoutePattern;
  layout: LayoutName;
  /** The people who may see it; others are redirected (R-route-guard), or find nothing (R-operator). Left out: everybody. */
  only?: 'loggedIn' | 'loggedOut' | 'operator' | 'development';
  /** Below `renderer/features`. */
  file: `${string}Page.tsx`;
}

/**
 * Every page of the app: data, as the router and the build both read it. A page is its own chunk: a guest's phone loads the
 * one page it came for.
 */
export const PAGES: readonly PageEntry[] = [
  { path: PATHS.login, layout: 'public', only: 'loggedOut', file: 'session/logIn/LoginPage.tsx' },
  { path: PATHS.signInMail, layout: 'public', only: 'loggedOut', file: 'session/logIn/SignInMailPage.tsx' },
  { path: PATHS.signUpMail, layout: 'public', only: 'loggedOut', file: 'session/signUp/SignUpMailPage.tsx' },
  { path: PATHS.checkYourEmail, layout: 'public', only: 'loggedOut', file: 'session/signUp/CheckEmailPage.tsx' },
  { path: PATHS.profileSuccess, layout: 'signedIn', only: 'loggedIn', file: 'profile/ProfileSuccessPage.tsx' },
  { path: PATHS.validateEmail, layout: 'info', file: 'profile/validate/ValidateEmailPage.tsx' },
  { path: PATHS.profile, layout: 'signedIn', only: 'loggedIn', file: 'profile/ProfilePage.tsx' },
  { path: PATHS.profileEdit, layout: 'signedIn', only: 'loggedIn', file: 'profile/ProfileEditPage.tsx' },
  { path: PATHS.friendsAndBalls, layout: 'signedIn', only: 'loggedIn', file: 'friends/FriendsAndBallsPage.tsx' },
  { path: PATHS.clubs, layout: 'signedIn', only: 'loggedIn', file: 'club/mine/ClubsPage.tsx' },
  { path: PATHS.newClub, layout: 'signedIn', only: 'loggedIn', file: 'club/make/NewClubPage.tsx' },
  { path: PATTERNS.clubJoin, layout: 'info', file: 'club/join/JoinClubPage.tsx' },
  { path: PATTERNS.clubImport, layout: 'signedIn', only: 'loggedIn', file: 'club/roster/RosterPage.tsx' },
  { path: PATTERNS.club, layout: 'info', file: 'club/ClubPage.tsx' },
  { path: PATHS.levels, layout: 'info', file: 'rankings/levels/LevelsPage.tsx' },
  { path: PATHS.ratingQuality, layout: 'info', file: 'rankings/quality/QualityPage.tsx' },
  { path: PATHS.ratingCheck, layout: 'info', file: 'rankings/check/CheckPage.tsx' },
  { path: PATHS.organise, layout: 'signedIn', only: 'loggedIn', file: 'organise/OrganisePage.tsx' },
  { path: PATHS.nextMatch, layout: 'signedIn', only: 'loggedIn', file: 'dashboard/NextMatchPage.tsx' },
  { path: PATHS.shared, layout: 'signedIn', only: 'loggedIn', file: 'shareTarget/SharedPage.tsx' },
  { path: PATTERNS.game, layout: 'signedIn', only: 'loggedIn', file: 'ownMatch/GamePage.tsx' },
  { path: PATTERNS.gameEdit, layout: 'signedIn', only: 'loggedIn', file: 'editMatch/EditPage.tsx' },
  { path: PATTERNS.ownInvitation, layout: 'invited', file: 'invitation/InvitationPage.tsx' },
  { path: PATTERNS.invitation, layout: 'guest', file: 'invitation/InvitationPage.tsx' },
  { path: PATHS.dashboard, layout: 'signedIn', only: 'loggedIn', file: 'dashboard/DashboardPage.tsx' },
  { path: PATHS.ratingsAndRankings, layout: 'signedIn', only: 'loggedIn', file: 'rankings/RankingsPage.tsx' },
  { path: PATTERNS.ratingReceipt, layout: 'signedIn', only: 'loggedIn', file: 'rankings/receipt/ReceiptPage.tsx' },
  { path: PATHS.signInMobile, layout: 'public', only: 'loggedOut', file: 'session/logIn/SignInMobilePage.tsx' },
  { path: PATHS.signUpMobile, layout: 'public', only: 'loggedOut', file: 'session/signUp/SignUpMobilePage.tsx' },
  { path: PATHS.operator, layout: 'info', only: 'operator', file: 'operator/OperatorPage.tsx' },
  { path: PATHS.apps, layout: 'info', file: 'info/AppsPage.tsx' },
  { path: PATHS.quickStart, layout: 'info', file: 'info/QuickStartPage.tsx' },
  { path: PATHS.social, layout: 'info', file: 'info/SocialPage.tsx' },
  { path: PATHS.privacy, layout: 'info', file: 'info/PrivacyPage.tsx' },
  { path: PATHS.terms, layout: 'info', file: 'info/TermsPage.tsx' },
  { path: PATHS.imprint, layout: 'info', file: 'info/ImprintPage.tsx' },
  { path: PATHS.licences, layout: 'info', file: 'info/LicencesPage.tsx' },
  { path: PATHS.unsubscribe, layout: 'public', file: 'unsubscribe/UnsubscribePage.tsx' },
  { path: PATTERNS.publicProfile, layout: 'info', file: 'publicProfile/PublicProfilePage.tsx' },
  { path: PATHS.desktopLogIn, layout: 'public', only: 'loggedIn', file: 'session/desktop/HandOverPage.tsx' },
  { path: PATHS.gallery, layout: 'info', only: 'development', file: 'gallery/GalleryPage.tsx' },
  { path: PATHS.upgradeAccount, layout: 'signedIn', only: 'loggedIn', file: 'membership/UpgradePage.tsx' },
  { path: PATHS.paymentSuccess, layout: 'payment', only: 'loggedIn', file: 'membership/PaymentSuccessPage.tsx' },
  { path: PATTERNS.payment, layout: 'payment', only: 'loggedIn', file: 'membership/payment/PaymentPage.tsx' },
  { path: PATHS.forgottenPassword, layout: 'public', file: 'session/recovery/ForgottenPasswordPage.tsx' },
  { path: PATTERNS.setNewPassword, layout: 'public', file: 'session/recovery/SetNewPasswordPage.tsx' },
  { path: PATHS.signUpSocial, layout: 'public', only: 'loggedOut', file: 'session/signUp/SignUpSocialPage.tsx' },
];
