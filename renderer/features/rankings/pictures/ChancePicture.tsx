import { observer } from 'mobx-react-lite';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './ChancePicture.module.css';
import mark from './SideMark.module.css';

interface ChancePictureProps {
  /** Either side as people call it. */
  names: readonly [string, string];
  /** The first side's, 0 to 1. */
  chance: number;
}

/** The chance of either side as a bar with its middle marked: the key of the sides' colours in every picture. */
export const ChancePicture = observer(function ChancePicture({ names, chance }: ChancePictureProps) {
  const t = useText();
  const { language } = useStores().language;
  return (
    <div className={styles.chance}>
      <VisuallyHidden>{t('rankings.receipt.chance')}: </VisuallyHidden>
      <span className={styles.name}>
        <SideMark own />
        {names[0]} <b>{formatPercent(chance, language)}</b>
      </span>{' '}
      <span className={styles.name} data-other>
        <SideMark own={false} />
        {names[1]} <b>{formatPercent(1 - chance, language)}</b>
      </span>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${100 * chance}%` }} />
      </div>
    </div>
  );
});

/** Beside a name: the colour that this side has in every picture. */
function SideMark({ own }: { own: boolean }) {
  return <i className={mark.mark} data-own={own || undefined} aria-hidden="true" />;
}
