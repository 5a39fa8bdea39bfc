import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LOG_OUT_ICON } from '../../../ui/display/icons.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { goFromHere, useRoute } from '../../../ui/route.ts';
import styles from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';

/** The way out of a club, after a question (R-club-leave). */
export const LeaveClub = observer(function LeaveClub({ store, club }: { store: ClubStore; club: Club }) {
  const t = useText();
  const { feedback } = useStores();
  const route = useRoute();
  const [asking, setAsking] = useState(false);
  const leave = useAction(async () => {
    const goOn = goFromHere(route);
    await store.leave();
    feedback.toast({ id: 'club', tone: 'success', text: 'club.left', values: { club: club.name }, stays: false });
    goOn(PATHS.clubs);
  });
  return (
    <div className={styles.ways}>
      <Button variant="quiet" icon={LOG_OUT_ICON} onClick={() => setAsking(true)}>
        {t('club.leave')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('club.leave.title')}
          verb={t('club.leave')}
          back={t('club.leave.stay')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={leave.isBusy}
          onConfirm={() => void leave.run()}
          onBack={() => setAsking(false)}
        >
          {t('club.leave.text', { club: club.name })}
        </ConfirmDialog>
      )}
    </div>
  );
});
