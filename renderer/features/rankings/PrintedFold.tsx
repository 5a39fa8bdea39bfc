import { type ReactNode, useState } from 'react';
import { Fold } from '../../ui/forms/Fold.tsx';
import { usePrinting } from '../../ui/usePrinting.ts';

interface PrintedFoldProps {
  label: ReactNode;
  value?: ReactNode;
  children: ReactNode;
}

/** A folded line that paper has in full, and that is as it was when the page has been printed. */
export function PrintedFold({ label, value, children }: PrintedFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <Fold
      label={label}
      value={value}
      open={isOpen || isPrinting}
      onToggle={(open) => {
        // A fold that is open for paper was opened by nobody.
        if (!isPrinting) setOpen(open);
      }}
    >
      {children}
    </Fold>
  );
}
