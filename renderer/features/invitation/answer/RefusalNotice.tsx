import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Of a visitor's fields all are named at once. */
const missingText = ([field, text]: [string, TextKey]): TextKey =>
  ['firstName', 'lastName', 'email'].includes(field) ? 'invitation.missing.visitor' : text;

/** Why the last answer was not taken, and what to do. */
export function RefusalNotice({ failure, name }: { failure: ApiFailure | null; name: string }) {
  const t = useText();
  if (!failure) return null;
  const isOvertaken = failure.code === 'E.game.state' || failure.code === 'E.game.changed';
  // Of a form that was sent without a script: what is missing in it.
  const missing = new Set(Object.entries(failure.data.fields ?? {}).map(missingText));
  if (missing.size > 0) {
    return (
      <Notice tone="error" live>
        {[...missing].map((text) => t(text)).join(' ')}
      </Notice>
    );
  }
  return (
    <Notice tone={isOvertaken ? 'warn' : 'error'} live>
      {t(isOvertaken ? 'invitation.overtaken' : failureText(failure), { name, ...failureValues(failure) })}
    </Notice>
  );
}
