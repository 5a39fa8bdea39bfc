import type { TextKey } from '../../shared/locales/keys.ts';
import type { TextValues } from '../i18n/useText.ts';
import type { ApiFailure } from './apiFailure.ts';
import { POPUP, REACTIONS, type Reaction, toast } from './reactions.ts';

/** @returns the screen's reaction to a failure */
export function reactionTo(failure: ApiFailure): Reaction {
  const text = failureText(failure);
  if (isTimed(failure)) return toast(text);
  const reaction = REACTIONS[failure.code];
  return reaction === POPUP ? { on: 'dialog', title: 'alert.refused.title', text, retry: false } : reaction;
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

/** @returns the values in a refusal, to fill its text */
export function failureValues({ data: { required, current, limit, retryAfter } }: ApiFailure): TextValues {
  const values = Object.entries({ required, current, limit, retryAfter });
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
