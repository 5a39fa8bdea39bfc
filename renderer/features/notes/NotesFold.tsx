import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import type { NotesProps } from './Notes.tsx';

const Notes = chunk<NotesProps>(() => import('./Notes.tsx'), { waiting: <Skeleton height={8} /> }).Part;

interface NotesFoldProps extends NotesProps {
  /** How many there are. */
  count: number;
  /** With room for them, they are in sight at once. */
  startsOpen?: boolean;
}

/** The notes of a match's people, fetched when somebody wants to read or write one. */
export const NotesFold = observer(function NotesFold({ count, startsOpen = false, ...notes }: NotesFoldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const toggle = (open: boolean) => {
    setOpen(open);
    // A draft stays there while it is folded.
    if (open) setWasOpen(true);
  };
  return (
    <section>
      <Fold
        label={<h2>{t('notes.title')}</h2>}
        value={count > 0 ? t('notes.count', { count }) : t('notes.noneYet')}
        open={isOpen}
        onToggle={toggle}
      >
        {wasOpen && <Notes {...notes} />}
      </Fold>
    </section>
  );
});
