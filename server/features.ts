import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/feature.ts';
import { clubFeature } from './features/club/feature.ts';
import { configFeature } from './features/config/feature.ts';
import { desktopFeature } from './features/desktop/feature.ts';
import { exportFeature } from './features/export/feature.ts';
import { friendsFeature } from './features/friends/feature.ts';
import { gameFeature } from './features/game/feature.ts';
import { knownFeature } from './features/known/feature.ts';
import { linkPreviewFeature } from './features/linkPreview/feature.ts';
import { logInFeature } from './features/logIn/feature.ts';
import { membershipFeature } from './features/membership/feature.ts';
import { noteFeature } from './features/note/feature.ts';
import { operatorFeature } from './features/operator/feature.ts';
import { profilePictureFeature } from './features/profilePicture/feature.ts';
import { publicProfileFeature } from './features/publicProfile/feature.ts';
import { pushFeature } from './features/push/feature.ts';
import { ratingFeature } from './features/rating/feature.ts';
import { secondFactorFeature } from './features/secondFactor/feature.ts';
import { sessionFeature } from './features/session/feature.ts';
import { starsFeature } from './features/stars/feature.ts';
import { unsubscribeFeature } from './features/unsubscribe/feature.ts';
import { venueFeature } from './features/venue/feature.ts';

/**
 * The features, in the order in which they sweep and erase. Sessions are before log-ins and accounts: unfinished log-ins are found
 * by addresses and log-ins elsewhere. Accounts are before ratings: rankings leave out who is gone.
 */
export const FEATURES: readonly Feature[] = [
  knownFeature,
  gameFeature,
  noteFeature,
  venueFeature,
  clubFeature,
  pushFeature,
  membershipFeature,
  friendsFeature,
  starsFeature,
  profilePictureFeature,
  publicProfileFeature,
  sessionFeature,
  secondFactorFeature,
  logInFeature,
  accountFeature,
  ratingFeature,
  exportFeature,
  linkPreviewFeature,
  unsubscribeFeature,
  operatorFeature,
  configFeature,
  desktopFeature,
];
