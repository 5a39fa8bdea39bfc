import { observer } from 'mobx-react-lite';
import { MAX_NOTE_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/TextField.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

/** The words to the organiser beside yes or no. */
const Spoken = observer(function Spoken({ store: { answer }, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const hasPhone = game.currentInvitee?.hasPhone ?? false;
  return (
    <>
      <TextArea
        label={t('invitation.note.label')}
        hint={t('invitation.note.hint', { name: game.owner.firstName })}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={answer.note}
        onChange={answer.setNote}
      />
      {(hasPhone || Boolean(answer.visitor?.phone)) && (
        <Checkbox
          label={t('invitation.phone.label')}
          hint={t('invitation.phone.hint')}
          checked={answer.shareMyPhone}
          onChange={answer.setShareMyPhone}
        />
      )}
    </>
  );
});

export default Spoken;
