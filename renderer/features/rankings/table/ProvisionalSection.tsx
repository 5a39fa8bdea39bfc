import { observer } from 'mobx-react-lite';
import { PROVISIONAL_BEFORE } from '../../../../shared/domain/rating/scale.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Folds } from '../../../ui/forms/Fold.tsx';
import { PrintedFold } from '../PrintedFold.tsx';
import type { ProvisionalList } from './ProvisionalList.ts';
import { RankingRows } from './RankingRows.tsx';
import styles from './RankingTables.module.css';
import type { RankingEntry } from './tableRequest.ts';

interface ProvisionalSectionProps {
  list: ProvisionalList;
  /** The title of the ranking they are listed apart from. */
  title: string;
  isDouble: boolean;
  userId: string | null;
  onHistory: ((entry: RankingEntry) => void) | null;
}

/** Players or pairs without a place yet, below the others, by their rating and without numbers (R-ranking-provisional). */
export const ProvisionalSection = observer(function ProvisionalSection(props: ProvisionalSectionProps) {
  const { list, title, ...rest } = props;
  const t = useText();
  const { language } = useStores().language;
  const heading = t('levels.provisional');
  const rows = (
    <>
      <p className={styles.apart}>
        {t(rest.isDouble ? 'rankings.provisional.pairs' : 'rankings.provisional.text', { matches: PROVISIONAL_BEFORE })}
      </p>
      <RankingRows caption={`${title}: ${heading}`} rows={list.shown} placed={false} {...rest} />
      {list.canOpen && (
        <div className={styles.foot}>
          {list.hasMore && (
            <Button variant="quiet" busy={list.more.isBusy} onClick={() => void list.more.run()}>
              {t('rankings.provisional.more')}
            </Button>
          )}
          <Button variant="quiet" aria-expanded={list.isOpen} onClick={() => list.setOpen(!list.isOpen)}>
            {list.isOpen
              ? t('rankings.less')
              : t('rankings.provisional.whole', { total: formatNumber(list.total, language) })}
          </Button>
        </div>
      )}
    </>
  );
  // The viewer's own row is in sight; the others are shown on request.
  if (list.own)
    return (
      <div className={styles.provisional}>
        <h4>{heading}</h4>
        {rows}
      </div>
    );
  return (
    <Folds>
      <PrintedFold label={<h4>{heading}</h4>} value={formatNumber(list.total, language)}>
        {rows}
      </PrintedFold>
    </Folds>
  );
});
