import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useDeviceName } from '../../../common/device/useDeviceName.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LOG_OUT_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import { ProofDialog } from '../../proof/ProofDialog.tsx';
import styles from '../ProfilePage.module.css';
import { OwnSessions } from '../sessions/OwnSessions.ts';
import { SessionRow } from '../sessions/SessionRow.tsx';
import type { OpenFolds } from './OpenFolds.ts';
import { ProfileFold } from './ProfileFold.tsx';

/** This person's sessions, and ending them after a proof of ownership (R-sessions, R-proof). */
export const SessionsFold = observer(function SessionsFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [proof] = useState(() => new OwnerProof(api));
  const [sessions] = useState(() => new OwnSessions(api, proof.prove));
  const [asking, setAsking] = useState(false);
  useEffect(() => void sessions.list.load(), [sessions]);
  const { state: list } = sessions.list;

  const deviceName = useDeviceName();
  const end = useAction(async (_what: string, work: () => Promise<boolean>) => {
    setAsking(false);
    if (await work()) feedback.toast({ id: 'sessions', tone: 'success', text: 'profile.sessions.ended', stays: false });
  });

  return (
    <>
      <ProfileFold
        folds={folds}
        name="sessions"
        label={t('profile.sessions')}
        value={list.status === 'ready' ? String(list.value.length) : null}
      >
        {list.status === 'failed' ? (
          <LoadFailed failure={list.failure} onRetry={() => void sessions.list.load()} />
        ) : list.status !== 'ready' ? (
          <div aria-busy="true">
            <Skeleton height={3} />
          </div>
        ) : (
          <>
            <p className={styles.quiet}>{t(sessions.hasOthers ? 'profile.sessions.text' : 'profile.sessions.only')}</p>
            <ul className={styles.rows}>
              {list.value.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  name={deviceName(session)}
                  busy={end.isBusyWith(session.id)}
                  onEnd={() => void end.run(session.id, () => sessions.end(session.id))}
                />
              ))}
            </ul>
            {sessions.hasOthers && (
              <div className={styles.buttons}>
                <Button icon={LOG_OUT_ICON} busy={end.isBusyWith('others')} onClick={() => setAsking(true)}>
                  {t('profile.sessions.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </ProfileFold>
      {asking && (
        <ConfirmDialog
          title={t('profile.sessions.endOthers.title')}
          verb={t('profile.sessions.endOthers')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          onConfirm={() => void end.run('others', sessions.endOthers)}
          onBack={() => setAsking(false)}
        >
          {t('profile.sessions.endOthers.text')}
        </ConfirmDialog>
      )}
      <ProofDialog proof={proof} />
    </>
  );
});
