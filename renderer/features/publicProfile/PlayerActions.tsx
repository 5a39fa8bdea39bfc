import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { ShareButton } from '../../app/ShareButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { ALERT_ICON, EDIT_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BlockButton } from '../blocks/BlockButton.tsx';
import { AskLink } from './AskLink.tsx';
import styles from './PublicProfile.module.css';
import type { PublicProfileStore } from './PublicProfileStore.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface PlayerActionsProps {
  store: PublicProfileStore;
  user: PublicProfile['user'];
}

/** What a logged-in player can do about another; one's own profile is edited. */
const PlayerActions = observer(function PlayerActions({ store, user }: PlayerActionsProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, session } = useStores();
  const [reporting, setReporting] = useState(false);
  useEffect(() => void store.loadBlocked(), [store]);
  const url = `${config.value?.webAccessUrl ?? ''}${publicProfilePath(user.code)}`;
  const share = <ShareButton title={nameOf(user)} url={url} variant="glass" />;
  if (session.user?.id === user.id) {
    return (
      <div className={styles.actions}>
        <ButtonLink to={PATHS.profileEdit} icon={EDIT_ICON} variant="glass">
          {t('profile.edit')}
        </ButtonLink>
        {share}
      </div>
    );
  }
  return (
    <>
      {store.blocked && (
        <Notice tone="info" live action={<ButtonLink to={PATHS.profile}>{t('publicProfile.unblock')}</ButtonLink>}>
          {t('block.done', { name: user.firstName })}
        </Notice>
      )}
      <div className={styles.actions}>
        {!store.blocked && <AskLink code={user.code} />}
        {share}
        {!store.blocked && (
          <BlockButton userId={user.id} name={user.firstName} variant="glass" onBlocked={store.markBlocked} />
        )}
        <Button variant="glass" icon={ALERT_ICON} onClick={() => setReporting(true)}>
          {t('report.action')}
        </Button>
      </div>
      {reporting && <ReportDialog code={user.code} name={user.firstName} onClose={() => setReporting(false)} />}
    </>
  );
});

export default PlayerActions;
