import type { ApiFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Why the last answer was not taken, and what to do. */
export function RefusalNotice({ failure, name }: { failure: ApiFailure | null; name: string }) {
  const t = useText();
  if (!failure) return null;
  const isOvertaken = failure.code === 'E.game.state' || failure.code === 'E.game.changed';
  return (
    <Notice tone={isOvertaken ? 'warn' : 'error'} live>
      {t(isOvertaken ? 'invitation.overtaken' : failureText(failure), { name, ...failureValues(failure) })}
    </Notice>
  );
}
