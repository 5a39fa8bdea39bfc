import { Icon } from '../../../ui/display/Icon.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './ValiditySign.module.css';

interface ValiditySignProps {
  valid: boolean;
  /** Spoken in the place of the icon; what is wrong stands under the field already. */
  text: string;
}

/** At the end of a field: whether what is typed can be used (spec §5 Forgotten password). */
export function ValiditySign({ valid, text }: ValiditySignProps) {
  return (
    <span className={valid ? styles.ok : styles.wrong}>
      <Icon name={valid ? 'check' : 'close'} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
