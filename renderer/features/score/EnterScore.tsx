import { observer } from 'mobx-react-lite';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EDIT_ICON } from '../../ui/display/icons.ts';
import type { ScoreDialogProps } from './ScoreDialog.tsx';
import type { ScoreEntry } from './ScoreEntry.ts';

const ScoreDialog = chunk<ScoreDialogProps>(() =>
  import('./ScoreDialog.tsx').then((m) => ({ default: m.ScoreDialog })),
).Part;

export interface EntryProps {
  entry: ScoreEntry;
  /** The match is scored, or can't be any more: it has to be read again. */
  onSaved: () => void;
}

/** Opens the sheet for a score, or for correcting the one of one's own side. */
export const EnterScore = observer(function EnterScore({ game, entry }: { game: Game; entry: ScoreEntry }) {
  const t = useText();
  const isPlayed = game.status === 'PLAYED';
  const label = game.disputed ? 'score.dispute.correct' : isPlayed ? 'score.correct' : 'score.enter';
  return (
    <div>
      <Button variant={isPlayed ? 'secondary' : 'action'} icon={EDIT_ICON} onClick={entry.open}>
        {t(label)}
      </Button>
    </div>
  );
});

/** The open sheet; drawn apart from its button, which a change of the match may take away. */
export const EntryDialog = observer(function EntryDialog({ entry, onSaved }: EntryProps) {
  if (!entry.sheet) return null;
  const handleSaved = () => {
    entry.close();
    onSaved();
  };
  return <ScoreDialog sheet={entry.sheet} onClose={entry.close} onSaved={handleSaved} />;
});
