import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ClashLines } from '../../clash/ClashLines.tsx';

/** A visitor's missing fields share one text. */
const missingText = ([field, text]: [string, TextKey]): TextKey =>
  ['firstName', 'lastName', 'email'].includes(field) ? 'invitation.missing.visitor' : text;

interface RefusalNoticeProps {
  failure: ApiFailure | null;
  game: Game;
}

/** The reason of the last refusal, and the way on. */
export const RefusalNotice = observer(function RefusalNotice({ failure, game }: RefusalNoticeProps) {
  const t = useText();
  const nameOf = usePersonName();
  if (!failure) return null;
  const isOvertaken = failure.code === 'E.game.state' || failure.code === 'E.game.changed';
  // The missing fields of a form that was sent without a script.
  const missing = new Set(Object.entries(failure.data.fields ?? {}).map(missingText));
  if (missing.size > 0) {
    return (
      <Notice tone="error" live>
        {[...missing].map((text) => t(text)).join(' ')}
      </Notice>
    );
  }
  if (failure.code === 'E.game.clash') {
    return (
      <Notice tone="warn" live title={t('error.E.game.clash')}>
        <ClashLines clashes={failure.data.clashes ?? []} timezone={game.timezone} />
      </Notice>
    );
  }
  const values = { name: nameOf(game.owner), ...failureValues(failure) };
  return (
    <Notice tone={isOvertaken ? 'warn' : 'error'} live>
      {t(isOvertaken ? 'invitation.overtaken' : failureText(failure), values)}
    </Notice>
  );
});
