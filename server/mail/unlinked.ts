/** A zero-width space: nobody sees it, and no mail program takes what it parts for an address. */
const GAP = '\u200b';

/** The dots of names of hosts, the signs of addresses, and what comes before two slashes. */
const JOINTS = /(?<=\S)@(?=\S)|(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])|:(?=\/)|\/(?=\/)/gu;

/**
 * What people have written to each other, so that no mail program makes links of it: a mail of ours leads to our pages alone
 * (R-notes-mailed).
 * @returns the same to the eye
 */
export const unlinked = (text: string): string => text.replace(JOINTS, `$&${GAP}`);
