import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './MatchForm.module.css';
import { Step } from './Step.tsx';
import type { VenueList } from './VenueList.ts';
import { EarlierVenues } from './venues/EarlierVenues.tsx';
import { VenueFields } from './venues/VenueFields.tsx';

interface WhereStepProps {
  number: number;
  places: VenueList;
  /** Sending was tried: what is missing is said. */
  attempted: boolean;
  /** What is wrong with the venues as a whole. */
  problem: TextKey | null;
  onPick: (place: GameLocation) => void;
  /** What is known of the court there. */
  children?: ReactNode;
}

/** One or more venues, of one's own earlier ones or typed. */
export const WhereStep = observer(function WhereStep(props: WhereStepProps) {
  const t = useText();
  const { number, places, attempted, problem, onPick, children } = props;
  return (
    <Step number={number} title={t('organise.where.title')} text={t('organise.where.text')} problem={problem}>
      {places.earlier.status === 'loading' && <Skeleton height={2.75} />}
      {places.earlier.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void places.loadEarlier()}>{t('alert.retry')}</Button>}>
          {t('organise.where.failed')}
        </Notice>
      )}
      {places.rows.length > 0 && (
        <ol className={styles.rows}>
          {places.rows.map((row) => (
            <VenueFields key={row.key} places={places} row={row} attempted={attempted} />
          ))}
        </ol>
      )}
      {places.offered.length > 0 && !places.full && <EarlierVenues places={places} onPick={onPick} />}
      {!places.full && (
        <div>
          <Button icon="plus" data-add onClick={places.add}>
            {t('organise.where.add')}
          </Button>
        </div>
      )}
      {children}
    </Step>
  );
});
