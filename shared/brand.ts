/** Everything that carries the product's name: renaming the product means editing this file (R-brand). */
export const BRAND = {
  name: 'Crosscourt',
  slug: 'crosscourt',
  /** Value of `provider` for password log-ins in POST /oauth/token. */
  loginProvider: 'crosscourt',
  /** The matchCategory that counts for ratings (R-category). */
  ratedCategory: 'CROSSCOURT',
  /** Public OAuth client: an id without a secret. */
  oauthClientId: 'crosscourt-web',
  desktopScheme: 'crosscourt',
  desktopDevScheme: 'crosscourt-dev',
  desktopOrigin: 'app://bundle',
  /** The desktop app's id with Apple and Windows; electron-builder.yml says the same. */
  desktopId: 'app.crosscourt.desktop',
} as const;
