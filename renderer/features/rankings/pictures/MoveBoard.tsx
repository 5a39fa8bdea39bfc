import { observer } from 'mobx-react-lite';
import { formatChange, formatNumber, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { ARROW_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import styles from './MoveBoard.module.css';

interface MoveBoardProps {
  before: number;
  after: number;
  change: number;
  /** How sure it is now. */
  width: number;
  /** The player's name, if they are not the reader. */
  name?: string | undefined;
}

/** A level before and after as tiles, by how much it moved, and how sure it is. */
export const MoveBoard = observer(function MoveBoard({ before, after, change, width, name }: MoveBoardProps) {
  const t = useText();
  const { language } = useStores().language;
  const figure = (level: number) => formatNumber(level, language, 2);
  return (
    <div className={styles.board}>
      {name !== undefined && <strong className={styles.name}>{name}</strong>}
      <span className={styles.was}>
        <VisuallyHidden>{t('rankings.receipt.before')}</VisuallyHidden>
        <Flip value={figure(before)} />
      </span>
      <Icon path={ARROW_RIGHT_ICON} />
      <span className={styles.now}>
        <VisuallyHidden>{t('rankings.receipt.after')}</VisuallyHidden>
        <Flip value={figure(after)} turns />
      </span>
      <span className={styles.change}>
        <VisuallyHidden>{t('rankings.receipt.change')}</VisuallyHidden>
        <b data-rises={change > 0 || undefined}>{formatChange(change, language)}</b>
        <small>{t('levels.width', { width: formatRating(width, language) })}</small>
      </span>
    </div>
  );
});
