/** Where browsers find what they need to install the app (R-installable). */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** @returns the same in a language */
export const manifestPath = (language: string): string => `${MANIFEST_PATH}?lang=${language}`;
