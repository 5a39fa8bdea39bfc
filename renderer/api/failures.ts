import type { TextKey } from '../../shared/locales/keys.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { TextValues } from '../i18n/useText.ts';
import type { ApiFailure, FailureCode } from './apiFailure.ts';

/** Where somebody finds what the refusal asks for. */
export interface WayOn {
  to: string;
  text: TextKey;
}

/**
 * What the screen does with a failure (R-failures).
 * - `silent`: nothing
 * - `screen`: the page has a state of its own for it
 * - `fields`: the text stands under the field it is about
 * - `toast`: bottom right for 5 s, or until closed when it `stays`
 * - `dialog`: asks to be read; with `retry` it offers to try again
 */
export type Reaction =
  | { on: 'silent' | 'screen' | 'fields' }
  | { on: 'toast'; text: TextKey; stays: boolean }
  | { on: 'dialog'; title: TextKey; text: TextKey; retry: boolean; link?: WayOn };

const screen: Reaction = { on: 'screen' };
const fields: Reaction = { on: 'fields' };
const toast = (text: TextKey): Reaction => ({ on: 'toast', text, stays: false });
/** A dialog with the failure's own text. */
const popup = 'popup';
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

/** The one table from failure to screen. A page may take over any of them; what it does not take over ends here. */
export const REACTIONS: Record<FailureCode, Reaction | typeof popup> = {
  aborted: { on: 'silent' },
  network: { on: 'dialog', title: 'alert.network.title', text: 'alert.network.text', retry: true },
  'E.bad.request': fields,
  'E.bad.json': serverError,
  invalid_grant: screen,
  unsupported_grant_type: serverError,
  invalid_client: denied,
  'E.auth.required': denied,
  'E.not.allowed': denied,
  'E-C24.1': popup,
  'E-C24.2': popup,
  'E-C25': screen,
  'E.account.closed': popup,
  'E.factor.required': screen,
  'E.passkey.refused': popup,
  'E.push.service': popup,
  'E.share.unproved': popup,
  'E.limit.games': limit('error.E.limit.games'),
  'E.limit.guests': limit('error.E.limit.guests'),
  'E.limit.groups': popup,
  'E.notFound': screen,
  'E.notFound.game': screen,
  'E.method': serverError,
  'E-C26': screen,
  'E-C39': screen,
  'E.signUp.exists': fields,
  'E.link.used': screen,
  'E.game.changed': popup,
  'E.game.state': popup,
  'E.game.full': popup,
  'E.rating.started': popup,
  'E.review.closed': popup,
  'E.plan.current': popup,
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
  'E.payment.closed': popup,
  'E.payment.notOffered': popup,
  'E.payment.away': popup,
  'E.operator.done': popup,
  'E.operator.soon': popup,
  'E.tooLarge': popup,
  'E.mediaType': popup,
  'E.email.taken': fields,
  'E.email.main': popup,
  'E.email.unproved': popup,
  'E.password.weak': fields,
  'E.password.current': fields,
  'E.proof.required': popup,
  'E.picture.unreadable': screen,
  'E.contacts.none': { on: 'toast', text: 'error.E.contacts.none', stays: true },
  'E.phone.notOffered': popup,
  'E.login.notOffered': screen,
  'E.game.slot': popup,
  'E.game.place': popup,
  'E.game.noSlot': popup,
  'E.game.self': popup,
  'E.game.owner': popup,
  'E.game.expiry': popup,
  'E.score.invalid': screen,
  'E.mail.enough': popup,
  'E.tooMany': toast('error.E.tooMany'),
  'E.gen.serverError': serverError,
  'E.notReady': { on: 'dialog', title: 'alert.refused.title', text: 'error.E.notReady', retry: true },
};

/** @returns what to do on screen about a failure */
export function reactionTo(failure: ApiFailure): Reaction {
  const text = failureText(failure);
  if (isTimed(failure)) return toast(text);
  const reaction = REACTIONS[failure.code];
  return reaction === popup ? { on: 'dialog', title: 'alert.refused.title', text, retry: false } : reaction;
}

/** Whether the answer says when to come back; a proxy's does not. */
const isTimed = ({ code, data }: ApiFailure): boolean => code === 'E.tooMany' && data.retryAfter !== undefined;

/** @returns the text of a failure that a page shows in a place of its own */
export function failureText(failure: ApiFailure): TextKey {
  const { code } = failure;
  if (isTimed(failure)) return 'tooMany.wait';
  if (code === 'network' || code === 'aborted') return 'alert.network.text';
  return `error.${code}`;
}

/** @returns what the answer tells of a refusal, to fill its text */
export function failureValues({ data: { required, current, limit, retryAfter } }: ApiFailure): TextValues {
  const values = Object.entries({ required, current, limit, retryAfter });
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
