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
const popup = (text: TextKey): Reaction => ({ on: 'dialog', title: 'alert.refused.title', text, retry: false });
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
export const REACTIONS: Record<FailureCode, Reaction> = {
  aborted: { on: 'silent' },
  network: { on: 'dialog', title: 'alert.network.title', text: 'alert.network.text', retry: true },
  'E.bad.request': fields,
  'E.bad.json': serverError,
  invalid_grant: screen,
  unsupported_grant_type: serverError,
  invalid_client: denied,
  'E.auth.required': denied,
  'E.not.allowed': denied,
  'E-C24.1': popup('error.E-C24.1'),
  'E-C24.2': popup('error.E-C24.2'),
  'E-C25': screen,
  'E.account.closed': popup('error.E.account.closed'),
  'E.factor.required': screen,
  'E.passkey.refused': popup('error.E.passkey.refused'),
  'E.push.service': popup('error.E.push.service'),
  'E.share.unproved': popup('error.E.share.unproved'),
  'E.limit.games': limit('error.E.limit.games'),
  'E.limit.guests': limit('error.E.limit.guests'),
  'E.limit.groups': popup('error.E.limit.groups'),
  'E.notFound': screen,
  'E.notFound.game': screen,
  'E.method': serverError,
  'E-C26': screen,
  'E-C39': screen,
  'E.signUp.exists': fields,
  'E.link.used': screen,
  'E.game.changed': popup('error.E.game.changed'),
  'E.game.state': popup('error.E.game.state'),
  'E.game.full': popup('error.E.game.full'),
  'E.rating.started': popup('error.E.rating.started'),
  'E.review.closed': popup('error.E.review.closed'),
  'E.plan.current': popup('error.E.plan.current'),
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
  'E.payment.closed': popup('error.E.payment.closed'),
  'E.payment.notOffered': popup('error.E.payment.notOffered'),
  'E.payment.away': popup('error.E.payment.away'),
  'E.operator.done': popup('error.E.operator.done'),
  'E.operator.soon': popup('error.E.operator.soon'),
  'E.tooLarge': popup('error.E.tooLarge'),
  'E.mediaType': popup('error.E.mediaType'),
  'E.email.taken': fields,
  'E.email.main': popup('error.E.email.main'),
  'E.email.unproved': popup('error.E.email.unproved'),
  'E.password.weak': fields,
  'E.password.current': fields,
  'E.proof.required': popup('error.E.proof.required'),
  'E.picture.unreadable': screen,
  'E.contacts.none': { on: 'toast', text: 'error.E.contacts.none', stays: true },
  'E.phone.notOffered': popup('error.E.phone.notOffered'),
  'E.login.notOffered': screen,
  'E.game.slot': popup('error.E.game.slot'),
  'E.game.place': popup('error.E.game.place'),
  'E.game.noSlot': popup('error.E.game.noSlot'),
  'E.game.self': popup('error.E.game.self'),
  'E.game.owner': popup('error.E.game.owner'),
  'E.game.expiry': popup('error.E.game.expiry'),
  'E.score.invalid': screen,
  'E.mail.enough': popup('error.E.mail.enough'),
  'E.tooMany': toast('error.E.tooMany'),
  'E.gen.serverError': serverError,
  'E.notReady': { on: 'dialog', title: 'alert.refused.title', text: 'error.E.notReady', retry: true },
};

/** @returns what to do on screen about a failure */
export function reactionTo(failure: ApiFailure): Reaction {
  return isTimed(failure) ? toast(failureText(failure)) : REACTIONS[failure.code];
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
