import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import { CHEVRON_DOWN_ICON } from '../display/icons.ts';
import styles from './Blank.module.css';

interface BlankProps {
  /** The words before it. */
  before?: string;
  /** The filled-in text; empty while there is none. */
  text: string;
  /** Its question while it is empty. */
  question: string;
  /** Whether its part is folded out. */
  expanded?: boolean;
  onPress: () => void;
}

/** A blank of the sentence: shows the choice, and leads to the place where it is made. */
export function Blank({ before, text, question, expanded, onPress }: BlankProps) {
  return (
    <span className={styles.clause}>
      {before && text !== '' && <span>{before} </span>}
      <button
        type="button"
        className={classNames(styles.blank, text === '' && styles.empty)}
        title={text}
        aria-expanded={expanded}
        onClick={onPress}
      >
        <span className={styles.text} data-cut>
          {text || question}
        </span>
        <Icon path={CHEVRON_DOWN_ICON} size="s" />
      </button>
    </span>
  );
}
