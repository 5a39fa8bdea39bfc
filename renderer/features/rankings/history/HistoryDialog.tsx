import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { RankingsStore } from '../RankingsStore.ts';
import type { RankingEntry } from '../table/tableRequest.ts';
import { teamName } from '../table/teamName.ts';
import { HistoryPanel } from './HistoryPanel.tsx';

interface HistoryDialogProps {
  store: RankingsStore;
  /** Of the table: the team, and how it is rated now. */
  entry: RankingEntry;
  onClose: () => void;
}

/** All rated matches of a team of the table, newest first. */
export const HistoryDialog = observer(function HistoryDialog({ store, entry, onClose }: HistoryDialogProps) {
  const t = useText();
  const { language } = useStores().language;
  return (
    <Dialog title={teamName(entry.team, language)} closeLabel={t('alert.close')} onClose={onClose}>
      <HistoryPanel store={store} entry={entry} whole />
    </Dialog>
  );
});
