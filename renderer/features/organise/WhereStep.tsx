import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { focusAfterRemoval } from './focusAfterRemoval.ts';
import type { OrganiseDraft } from './OrganiseDraft.ts';
import styles from './OrganisePage.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { Step } from './Step.tsx';

/** Earlier places shown before all are asked for. */
const FEW = 5;

/** One or more places, of one's own earlier ones or typed. */
export const WhereStep = observer(function WhereStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { places } = draft;
  const [isAll, setAll] = useState(false);
  const { offered } = places;
  const shown = isAll ? offered : offered.slice(0, FEW);
  return (
    <Step
      number={3}
      title={t('organise.where.title')}
      text={t('organise.where.text')}
      problem={draft.attempted ? draft.placesProblem : null}
    >
      {places.earlier.status === 'loading' && <Skeleton height={2.75} />}
      {places.earlier.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void places.loadEarlier()}>{t('alert.retry')}</Button>}>
          {t('organise.where.failed')}
        </Notice>
      )}
      {places.rows.length > 0 && (
        <ol className={styles.rows}>
          {places.rows.map((row) => (
            <PlaceFields key={row.key} draft={draft} row={row} />
          ))}
        </ol>
      )}
      {shown.length > 0 && !places.full && (
        <fieldset>
          <legend className={styles.label}>{t('organise.where.earlier')}</legend>
          <ul className={styles.chips}>
            {shown.map((place) => (
              <li key={place.id}>
                <button
                  type="button"
                  className={styles.chip}
                  onClick={(event) => {
                    focusAfterRemoval(event.currentTarget);
                    draft.pickPlace(place);
                  }}
                >
                  <Icon name="plus" size="s" />
                  <span>
                    {place.name}
                    {place.city && <small>{place.city}</small>}
                  </span>
                </button>
              </li>
            ))}
            {shown.length < offered.length && (
              <li>
                <Button variant="quiet" onClick={() => setAll(true)}>
                  {t('organise.where.all')}
                </Button>
              </li>
            )}
          </ul>
        </fieldset>
      )}
      {!places.full && (
        <div>
          <Button icon="plus" data-add onClick={places.add}>
            {t('organise.where.add')}
          </Button>
        </div>
      )}
    </Step>
  );
});
