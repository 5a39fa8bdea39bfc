/**
 * What the system's share sheet sends to the installed app (R-share-target): a form to PATHS.shared, which the service
 * worker keeps on the device, and the page there takes up.
 */
export const SHARED_TEXTS = ['title', 'text', 'url'] as const;
export const SHARED_FILES = 'contacts';

/** Kinds a system may call a contacts file, and the ends of its name. */
export const SHARED_FILE_KINDS = ['text/vcard', 'text/x-vcard', 'text/directory', 'text/csv', '.vcf', '.csv'] as const;

/** Of each text, in signs; more than fits into a note is cut there. */
export const MAX_SHARED_TEXT = 10_000;
/** More than one are refused by the page, which says so. */
export const MAX_SHARED_FILES = 2;

/** How long it waits to be taken, in hours: until the log-in, or for a network. */
export const SHARED_HOURS = 24;

/** Query parameter of the pages that take up what was shared, and of its own page for a file that is too large. */
export const TAKES_SHARED = 'shared';
export const TOO_LARGE = 'tooLarge';

/** Where the service worker keeps it: name of the cache. */
export const SHARED_CACHE = 'shared';
