import { testPages } from '../support/web.ts';

/** Who is logged out: log-in, sign-up and recovery (R-log-in-pages). */
testPages([
  '/login',
  '/login/checkYourEmail',
  '/signinmail',
  '/signinmobile',
  '/signupsocial',
  '/signupmail',
  '/signupmobile',
  '/forgottenpassword',
  '/setNewPassword/some-token',
  '/email/validate',
  '/nothing-here',
]);

/** The pages where the deployment names no other place (R-info-pages). */
testPages(['/apps', '/quickstart', '/social', '/privacy', '/terms', '/imprint']);
