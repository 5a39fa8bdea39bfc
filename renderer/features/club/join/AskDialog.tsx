import { observer } from 'mobx-react-lite';
import { MAX_CLUB_MESSAGE_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { isText } from '../../../stores/keptShapes.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextArea } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { ClubStore } from '../ClubStore.ts';

interface AskDialogProps {
  store: ClubStore;
  onClose: () => void;
}

/** Asks a club's organisers to be let in, with a word to them (R-club-join). */
export const AskDialog = observer(function AskDialog({ store, onClose }: AskDialogProps) {
  const t = useText();
  const message = useKeptValue('message', '', isText);
  const ask = useAction(async () => {
    await store.join(message.value);
    message.clear();
    onClose();
  });
  return (
    <Dialog
      title={t('club.join.ask')}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.edit.cancel')}</Button>
          <Button variant="primary" busy={ask.isBusy} onClick={() => void ask.run()}>
            {t('club.join.ask')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('club.join.message')}
        maxLength={MAX_CLUB_MESSAGE_LENGTH}
        value={message.value}
        onChange={message.set}
      />
    </Dialog>
  );
});
