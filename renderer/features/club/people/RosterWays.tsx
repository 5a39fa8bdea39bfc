import { observer } from 'mobx-react-lite';
import { exportPeople } from '../../../../shared/contract/roster.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { clubImportPath } from '../../../../shared/routes/club.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { PLUS_ICON, SAVE_ICON } from '../../../ui/display/icons.ts';
import styles from './PeopleTab.module.css';

/** The list from elsewhere, and for elsewhere: organisers take one in, and save theirs (R-club-import). */
export const RosterWays = observer(function RosterWays({ club }: { club: Club }) {
  const t = useText();
  const { api } = useStores();
  const save = useAction(async () => {
    const table = await api.call(exportPeople, { params: { id: club.id } });
    // By its mark spreadsheets know that it is UTF-8.
    saveFile(`${club.slug}.csv`, `\uFEFF${table}`, 'text/csv');
  });
  return (
    <div className={styles.answers}>
      {club.action.includes('PEOPLE') && (
        <ButtonLink to={clubImportPath(club.slug)} icon={PLUS_ICON} variant="primary">
          {t('club.people.import')}
        </ButtonLink>
      )}
      <Button icon={SAVE_ICON} busy={save.isBusy} onClick={() => void save.run()}>
        {t('club.people.export')}
      </Button>
    </div>
  );
});
