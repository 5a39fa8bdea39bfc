import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome } from '../../../../shared/domain/club/importOutcome.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Fold, Folds } from '../../../ui/forms/Fold.tsx';
import { clubTabPath } from '../clubTabs.ts';
import { OutcomeLines } from './OutcomeLines.tsx';
import type { StepProps } from './RosterImport.ts';
import styles from './RosterPage.module.css';

/** The outcome of each line, by kind, before the import and after it. */
export const OutcomeStep = observer(function OutcomeStep({ club, roster }: StepProps) {
  const t = useText();
  const { formats } = useStores();
  const [open, setOpen] = useState<ReadonlySet<ImportOutcome>>(new Set<ImportOutcome>(['INVALID']));
  const { answer, isDone } = roster;
  const take = useAction(roster.take);
  const again = useAction(roster.tryOut);
  if (!answer) return null;
  const { counts } = answer;
  const number = (count: number) => formatNumber(count, formats.language);
  const taken = counts.NEW + counts.VIA;
  const isNothing = taken + counts.CHANGED === 0;
  const toggle = (kind: ImportOutcome, isOpen: boolean) =>
    setOpen((before) => new Set([...IMPORT_OUTCOMES].filter((each) => (each === kind ? isOpen : before.has(each)))));
  return (
    <div className={styles.tried}>
      <Folds>
        {IMPORT_OUTCOMES.filter((kind) => counts[kind] > 0).map((kind) => (
          <Fold
            key={kind}
            label={t(`club.import.outcome.${kind}`)}
            value={number(counts[kind])}
            open={open.has(kind)}
            onToggle={(isOpen) => toggle(kind, isOpen)}
          >
            <OutcomeLines roster={roster} kind={kind} onAgain={again} />
          </Fold>
        ))}
      </Folds>
      <Card title={t('club.import.people', { count: taken })}>
        <div className={styles.form}>
          <p>{t(isDone ? 'club.import.done' : isNothing ? 'club.import.nothing' : 'club.import.mailed')}</p>
          {isDone || isNothing ? (
            <ButtonLink to={clubTabPath(club.slug, 'people')} variant="primary">
              {t('club.import.list')}
            </ButtonLink>
          ) : (
            <Button variant="action" big wide busy={take.isBusy} onClick={() => void take.run()}>
              {taken > 0 ? t('club.import.take', { count: taken }) : t('club.import.change')}
            </Button>
          )}
          {!isDone && (
            <Button wide onClick={roster.back}>
              {t('ownGame.back')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
});
