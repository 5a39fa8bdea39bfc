/** First parts of the names of texts that a page for guests may show in any case. */
const GROUPS = new Set(
  [
    'alert app ask banner block calendar crash error expiry field footer guest invitation language matchType notes part',
    'phone played player promotion publicProfile report review score share skill skills sport summary surface ticket',
    'toast tooMany unsent visitor',
  ].flatMap((line) => line.split(' ')),
);
/** Single texts, by the beginnings of their names. */
const SINGLE = [
  'court.booked court.cost desktop.openHere desktop.session.notKept levels.provisional levels.still levels.width people.menu',
  'login.title move.agree move.you nav.matches nav.profile organise.again organise.type. ownGame.level ownGame.lost ownGame.score.title ownGame.won',
  'profile.backhand profile.edit profile.forehand signIn.email signUp.firstName signUp.lastName receipt.open upgrade.earn',
].flatMap((line) => line.split(' '));

/**
 * @param key name of a text
 * @returns whether guests' pages need it: their texts are in a separate file, a third of all (R-texts)
 */
export function isGuestText(key: string): boolean {
  return GROUPS.has(key.split('.', 1)[0] ?? '') || SINGLE.some((start) => key.startsWith(start));
}
