import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, CLOSE_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './ValiditySign.module.css';

interface ValiditySignProps {
  valid: boolean;
  /** Spoken instead of the icon; what is wrong is said under the field already. */
  text: string;
}

/** At the end of a field: whether what is typed can be used (R-password-forgotten). */
export function ValiditySign({ valid, text }: ValiditySignProps) {
  return (
    <span className={valid ? styles.ok : styles.wrong}>
      <Icon path={valid ? CHECK_ICON : CLOSE_ICON} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
