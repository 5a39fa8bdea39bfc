/** After the host comes a path, a query or nothing: no port, and before it no user. A name ends in letters, a number does not. */
const WEB_LINK = /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?:[/?#][^\s\\]*)?$/u;

/**
 * A link that people are shown with its host: https, to a name, without a user or a port (R-club-announce).
 * @param typed the whole link, as it was typed
 */
export const isWebLink = (typed: string): boolean => WEB_LINK.test(typed);
