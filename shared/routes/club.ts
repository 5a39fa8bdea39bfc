import { fillPattern, PATTERNS } from './paths.ts';

/** @returns the page of a club by its address */
export const clubPath = (slug: string): string => fillPattern(PATTERNS.club, { slug });
/** @returns the page where its organisers take in a list of people (R-club-import) */
export const clubImportPath = (slug: string): string => fillPattern(PATTERNS.clubImport, { slug });
/** @returns the path of the link with which people join a club (R-club-join) */
export const clubJoinPath = (slug: string, token: string): string => fillPattern(PATTERNS.clubJoin, { slug, token });
