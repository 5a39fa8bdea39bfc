import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Fold } from '../../../ui/forms/Fold.tsx';
import styles from './Group.module.css';
import { type FoldName, foldId, type OpenFolds } from './OpenFolds.ts';

interface ProfileFoldProps {
  folds: OpenFolds;
  name: FoldName;
  label: string;
  /** Shown while it is folded. */
  value?: ReactNode;
  children: ReactNode;
}

/** One line of the profile; its content comes when it is opened. */
export const ProfileFold = observer(function ProfileFold({ folds, name, label, value, children }: ProfileFoldProps) {
  const isOpen = folds.isOpen(name);
  return (
    <Fold
      id={foldId(name)}
      label={label}
      value={value || undefined}
      open={isOpen}
      onToggle={(open) => folds.toggle(name, open)}
    >
      {isOpen && children}
    </Fold>
  );
});

/** Lines of the profile that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
