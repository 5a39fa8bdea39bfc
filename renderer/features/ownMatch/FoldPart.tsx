import { type ReactNode, useEffect, useState } from 'react';
import { Fold } from '../../ui/forms/Fold.tsx';
import { useMedia } from '../../ui/useMedia.ts';

interface FoldPartProps {
  title: string;
  /** Said while it is folded. */
  value?: ReactNode;
  startsOpen?: boolean;
  /** Stands open on the printed sheet. */
  onPaper?: boolean;
  children: ReactNode;
}

/** A part of the match's page that is one line until it is asked for. */
export function FoldPart({ title, value, startsOpen = false, onPaper = false, children }: FoldPartProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  // Kept input is known a moment later, and so are failures.
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  const isPrinted = useMedia('print') && onPaper;
  return (
    <section>
      <Fold
        label={<h2>{title}</h2>}
        value={value}
        open={isOpen || isPrinted}
        onToggle={(open) => !isPrinted && setOpen(open)}
      >
        {children}
      </Fold>
    </section>
  );
}
