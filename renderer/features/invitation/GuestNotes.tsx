import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../app/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import styles from './answer/Answer.module.css';
import type { InvitationStore } from './InvitationStore.ts';

const NotesCard = chunk(() => import('../notes/NotesCard.tsx'), { waiting: <Skeleton height={19.75} /> }).Part;

/** What the people of the game say to each other, fetched when somebody wants to read or write it. */
export const GuestNotes = observer(function GuestNotes({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.folds}>
      <Fold
        label={t('notes.title')}
        value={game.noteCount > 0 ? t('notes.count', { count: game.noteCount }) : undefined}
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen && <NotesCard gameId={game.id} token={store.token} timezone={game.timezone} news={store.news} />}
      </Fold>
    </div>
  );
});
