import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IMPORT_FIELDS } from '../../../../shared/domain/club/importLine.ts';
import type { RosterField } from '../../../../shared/domain/club/rosterColumns.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Problem } from '../../../ui/forms/Problem.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import type { StepProps } from './RosterImport.ts';
import styles from './RosterPage.module.css';

const NONE = 'none';
const FIELDS: readonly (RosterField | typeof NONE)[] = ['name', ...IMPORT_FIELDS, NONE];
/** Lines by which one recognises a column. */
const SAMPLES = 3;

/** The fields of the columns: guessed, and changed here. */
export const ColumnsStep = observer(function ColumnsStep({ club, roster }: StepProps) {
  const t = useText();
  const [isNameless, setNameless] = useState(false);
  const tryOut = useAction(roster.tryOut);
  const { lines = [], columns = [], more = 0 } = roster.roster ?? {};
  const options = FIELDS.map((value) => ({ value, label: t(`club.import.field.${value}`) }));
  const samplesOf = (column: number) => lines.flatMap((line) => line[column] || []).slice(0, SAMPLES);
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('club.import.columns.text')}</p>
      {more > 0 && <Notice tone="warn">{t('club.import.more', { count: lines.length, more })}</Notice>}
      <div className={styles.columns}>
        {roster.columns.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Card key={at}>
            <Select
              label={
                columns[at] ? t('club.import.column', { name: columns[at] }) : t('club.import.nth', { number: at + 1 })
              }
              options={options}
              value={field ?? NONE}
              onChange={(value) => roster.setColumn(at, value === NONE ? null : value)}
            />
            {field === 'level' && club.sports.length > 1 && (
              <Select
                label={t('club.import.sport')}
                options={club.sports.map((sport) => ({ value: sport, label: t(`sport.${sport}`) }))}
                value={roster.sport}
                onChange={roster.setSport}
              />
            )}
            <ul className={styles.samples}>
              {samplesOf(at).map((cell, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells repeat
                <li key={line}>{cell}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {isNameless && !roster.hasNames && <Problem>{t('club.import.nameless')}</Problem>}
      <div className={styles.ways}>
        <Button onClick={roster.back}>{t('ownGame.back')}</Button>
        <Button
          variant="action"
          big
          busy={tryOut.isBusy}
          onClick={() => {
            setNameless(!roster.hasNames);
            if (roster.hasNames) void tryOut.run();
          }}
        >
          {t('club.import.try')}
        </Button>
      </div>
    </div>
  );
});
