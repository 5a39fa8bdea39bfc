import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/Button.tsx';
import type { OrganiseDraft } from './OrganiseDraft.ts';
import styles from './OrganisePage.module.css';
import { Step } from './Step.tsx';
import { WindowFields } from './WindowFields.tsx';
import { ZoneField } from './ZoneField.tsx';

/** Windows of time on one or more days; the guests choose within them. */
export const WhenStep = observer(function WhenStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { windows } = draft;
  return (
    <Step
      number={2}
      title={t('organise.when.title')}
      text={t('organise.when.text')}
      problem={draft.attempted ? draft.windowsProblem : null}
    >
      <ul className={styles.rows}>
        {windows.rows.map((row) => (
          <WindowFields key={row.key} draft={draft} row={row} />
        ))}
      </ul>
      {!windows.full && (
        <div>
          <Button icon="plus" data-add onClick={windows.add}>
            {t('organise.when.add')}
          </Button>
        </div>
      )}
      <ZoneField draft={draft} />
    </Step>
  );
});
