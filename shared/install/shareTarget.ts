/**
 * What the system's share sheet sends to the installed app (R-share-target): a form to PATHS.shared, which the service
 * worker stores on the device, and which the page there reads.
 */
export const SHARED_TEXTS = ['title', 'text', 'url'] as const;
export const SHARED_FILES = 'contacts';

/** Types that a system may give a contacts file, and the ends of its name. */
export const SHARED_FILE_KINDS = ['text/vcard', 'text/x-vcard', 'text/directory', 'text/csv', '.vcf', '.csv'] as const;

/** For each text, in characters; the page then cuts it to what fits into a note. */
export const MAX_SHARED_TEXT = 10_000;
/** The page refuses more than one, and says so. */
export const MAX_SHARED_FILES = 2;

/** How long it waits to be taken, in hours: until the log-in, or for a network. */
export const SHARED_HOURS = 24;

/** Query parameter of the pages that use what was shared, and of its own page for a file that is too large. */
export const TAKES_SHARED = 'shared';
export const TOO_LARGE = 'tooLarge';

/** Name of the cache in which the service worker stores it. */
export const SHARED_CACHE = 'shared';

/** The address from which browsers install the app (R-installable). */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** @returns the address for a language */
export const manifestPath = (language: string): string => `${MANIFEST_PATH}?lang=${language}`;
