import type { ErrorCode } from '../../shared/contract/errors.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import { PATHS } from '../../shared/routes/paths.ts';

/** A code of the closed list, or a failure without an answer. */
export type FailureCode = ErrorCode | 'network' | 'aborted';

/** The link to what the refusal asks for. */
export interface WayOn {
  to: string;
  text: TextKey;
}

/**
 * The screen's reaction to a failure (R-failures).
 * - `silent`: nothing
 * - `screen`: the page has a state of its own for it
 * - `fields`: the text is shown under the field it is about
 * - `toast`: bottom right for 5 s, or until closed when it `stays`
 * - `dialog`: asks to be read; with `retry` it offers to try again
 */
export type Reaction =
  | { on: 'silent' | 'screen' | 'fields' }
  | { on: 'toast'; text: TextKey; stays: boolean }
  | { on: 'dialog'; title: TextKey; text: TextKey; retry: boolean; link?: WayOn };

const screen: Reaction = { on: 'screen' };
const fields: Reaction = { on: 'fields' };
export const toast = (text: TextKey): Reaction => ({ on: 'toast', text, stays: false });
/** A dialog with the failure's own text. */
export const POPUP = 'popup';
/** A limit of the membership, with the levels that have more room. */
const limit = (text: TextKey): Reaction => ({
  on: 'dialog',
  title: 'alert.limit.title',
  text,
  retry: false,
  link: { to: PATHS.upgradeAccount, text: 'alert.limit.upgrade' },
});
const serverError = toast('error.E.gen.serverError');
/** R-denied */
const denied = toast('toast.permissionDenied');

/** The one table from failure to screen. A page may take over any of them; all others end here. */
export const REACTIONS: Record<FailureCode, Reaction | typeof POPUP> = {
  aborted: { on: 'silent' },
  network: { on: 'dialog', title: 'alert.network.title', text: 'alert.network.text', retry: true },
  'E.bad.request': fields,
  'E.bad.json': serverError,
  invalid_grant: screen,
  unsupported_grant_type: serverError,
  invalid_client: denied,
  'E.auth.required': denied,
  'E.not.allowed': denied,
  'E-C24.1': POPUP,
  'E-C24.2': POPUP,
  'E-C25': screen,
  'E.account.closed': POPUP,
  'E.factor.required': screen,
  'E.passkey.refused': POPUP,
  'E.push.service': POPUP,
  'E.share.unproved': POPUP,
  'E.limit.games': limit('error.E.limit.games'),
  'E.limit.guests': limit('error.E.limit.guests'),
  'E.limit.groups': POPUP,
  'E.limit.club': POPUP,
  'E.club.unproved': {
    on: 'dialog',
    title: 'alert.refused.title',
    text: 'error.E.club.unproved',
    retry: false,
    link: { to: PATHS.profile, text: 'nav.profile' },
  },
  'E.club.slug': fields,
  'E.club.keeper': POPUP,
  'E.club.closed': POPUP,
  'E.club.changed': POPUP,
  'E.rating.pool': POPUP,
  'E.notFound': screen,
  'E.notFound.game': screen,
  'E.method': serverError,
  'E-C26': screen,
  'E-C39': screen,
  'E.signUp.exists': fields,
  'E.link.used': screen,
  'E.game.changed': POPUP,
  'E.game.state': POPUP,
  'E.game.full': POPUP,
  'E.game.clash': screen,
  'E.rating.started': POPUP,
  'E.review.closed': POPUP,
  'E.plan.current': POPUP,
  'E.balls.few': {
    on: 'dialog',
    title: 'alert.balls.title',
    text: 'error.E.balls.few',
    retry: false,
    link: { to: PATHS.friendsAndBalls, text: 'upgrade.earn' },
  },
  'E.code.used': screen,
  'E.code.wrong': screen,
  'E.payment.signature': serverError,
  'E.payment.early': serverError,
  'E.payment.closed': POPUP,
  'E.payment.notOffered': POPUP,
  'E.payment.away': POPUP,
  'E.operator.done': POPUP,
  'E.operator.soon': POPUP,
  'E.tooLarge': POPUP,
  'E.mediaType': POPUP,
  'E.email.taken': fields,
  'E.email.main': POPUP,
  'E.email.unproved': POPUP,
  'E.phone.main': POPUP,
  'E.phone.unproved': POPUP,
  'E.password.weak': fields,
  'E.password.current': fields,
  'E.proof.required': POPUP,
  'E.picture.unreadable': screen,
  'E.contacts.none': { on: 'toast', text: 'error.E.contacts.none', stays: true },
  'E.phone.notOffered': POPUP,
  'E.login.notOffered': screen,
  'E.game.slot': POPUP,
  'E.game.place': POPUP,
  'E.game.noSlot': POPUP,
  'E.game.self': POPUP,
  'E.game.owner': POPUP,
  'E.game.expiry': POPUP,
  'E.score.invalid': screen,
  'E.signUp.line': POPUP,
  'E.club.firstMails': POPUP,
  'E.club.renames': POPUP,
  'E.mail.enough': POPUP,
  'E.mail.newHour': POPUP,
  'E.mail.newDay': POPUP,
  'E.login.guessed': screen,
  'E.tooMany': toast('error.E.tooMany'),
  'E.gen.serverError': serverError,
  'E.notReady': { on: 'dialog', title: 'alert.refused.title', text: 'error.E.notReady', retry: true },
};
