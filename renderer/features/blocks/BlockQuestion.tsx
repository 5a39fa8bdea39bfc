import { observer } from 'mobx-react-lite';
import { blockUser } from '../../../shared/contract/settings.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

interface BlockQuestionProps {
  userId: string;
  name: string;
  /** Left out where the live stream brings the change. */
  onBlocked?: (() => void) | undefined;
  onClose: () => void;
}

/** Explains the blocking of somebody, and does it (R-block). */
export const BlockQuestion = observer(function BlockQuestion(props: BlockQuestionProps) {
  const { userId, name, onBlocked, onClose } = props;
  const t = useText();
  const { api, feedback } = useStores();
  const block = useAction(async () => {
    await api.call(blockUser, { query: { userId } });
    onClose();
    feedback.toast({ id: 'block.done', tone: 'success', text: 'block.done', values: { name }, stays: false });
    onBlocked?.();
  });
  return (
    <ConfirmDialog
      title={t('block.ask', { name })}
      verb={t('block.confirm')}
      back={t('block.cancel')}
      closeLabel={t('alert.close')}
      tone="danger"
      busy={block.isBusy}
      onConfirm={() => void block.run()}
      onBack={onClose}
    >
      <p>{t('block.text', { name })}</p>
    </ConfirmDialog>
  );
});
