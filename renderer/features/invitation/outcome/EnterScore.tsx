import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lazyPart } from '../../../app/feedback/lazyPart.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game, GameCommand } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ScoreSheet } from '../../score/ScoreSheet.ts';
import type { InvitationStore } from '../InvitationStore.ts';

const ScoreDialog = lazyPart(async () => ({ default: (await import('../../score/ScoreDialog.tsx')).ScoreDialog }));

/** The score by the link one was invited with: nobody needs an account for it. */
export const EnterScore = observer(function EnterScore({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { games } = useStores();
  const [sheet, setSheet] = useState<ScoreSheet | null>(null);
  const open = () => {
    const deps = {
      act: (id: string, command: GameCommand) => games.act(id, command, store.token),
      load: (id: string) => games.load(id, store.token),
    };
    setSheet(new ScoreSheet(game, deps));
  };
  return (
    <div>
      <Button variant="action" icon="edit" onClick={open}>
        {t(game.status === 'PLAYED' ? 'score.correct' : 'score.enter')}
      </Button>
      {sheet && (
        <ScoreDialog
          sheet={sheet}
          onClose={() => setSheet(null)}
          onSaved={() => {
            setSheet(null);
            void store.load();
          }}
        />
      )}
    </div>
  );
});
