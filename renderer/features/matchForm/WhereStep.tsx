import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EarlierVenues } from './EarlierVenues.tsx';
import styles from './MatchForm.module.css';
import { Step } from './Step.tsx';
import { VenueFields } from './VenueFields.tsx';
import type { VenueList } from './VenueList.ts';

interface WhereStepProps {
  number: number;
  venues: VenueList;
  /** Sending was tried: missing values are told. */
  attempted: boolean;
  /** The problem of the venues as a whole. */
  problem: TextKey | null;
  onPick: (venue: GameLocation) => void;
  /** The facts about the court there. */
  children?: ReactNode;
}

/** One or more venues, of one's own earlier ones or typed. */
export const WhereStep = observer(function WhereStep(props: WhereStepProps) {
  const t = useText();
  const { number, venues, attempted, problem, onPick, children } = props;
  return (
    <Step number={number} title={t('organise.where.title')} text={t('organise.where.text')} problem={problem}>
      {venues.earlier.status === 'loading' && <Skeleton height={2.75} />}
      {venues.earlier.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void venues.loadEarlier()}>{t('alert.retry')}</Button>}>
          {t('organise.where.failed')}
        </Notice>
      )}
      {venues.rows.length > 0 && (
        <ol className={styles.rows}>
          {venues.rows.map((row) => (
            <VenueFields key={row.key} venues={venues} row={row} attempted={attempted} />
          ))}
        </ol>
      )}
      {venues.offered.length > 0 && !venues.full && <EarlierVenues venues={venues} onPick={onPick} />}
      {!venues.full && (
        <div>
          <Button icon={PLUS_ICON} data-add onClick={venues.add}>
            {t('organise.where.add')}
          </Button>
        </div>
      )}
      {children}
    </Step>
  );
});
