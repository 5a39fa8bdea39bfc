import { observer } from 'mobx-react-lite';
import { ScoreDialog } from '../../score/ScoreDialog.tsx';
import type { MatchDialog } from './MatchDialog.ts';
import { PartnerDialog } from './PartnerDialog.tsx';

interface MatchDialogsProps {
  dialog: MatchDialog;
  /** Something was decided, or is decided otherwise by now. */
  onDone: () => void;
}

/** The dialog that is open over the matches. */
export const MatchDialogs = observer(function MatchDialogs({ dialog, onDone }: MatchDialogsProps) {
  const { open } = dialog;
  const handleDone = () => {
    dialog.close();
    onDone();
  };
  if (open?.kind === 'score') {
    return <ScoreDialog sheet={open.sheet} onClose={dialog.close} onSaved={handleDone} />;
  }
  if (open?.kind !== 'partner') return null;
  return (
    <PartnerDialog
      game={open.game}
      chosen={open.chosen}
      onChoose={(id) => dialog.choosePartner(open.game, id)}
      onClose={dialog.close}
      onChosen={handleDone}
    />
  );
});
