import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { askPath, PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { ShareButton } from '../../common/device/ShareButton.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { ALERT_ICON, BLOCK_ICON, EDIT_ICON, PLUS_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { useMenu } from '../../ui/overlay/useMenu.tsx';
import { BlockQuestion } from '../blocks/BlockQuestion.tsx';
import styles from './PublicProfile.module.css';
import type { PublicProfileStore } from './PublicProfileStore.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** The way to a match with this player; a visitor logs in on it (R-ask). */
export function AskLink({ code }: { code: string }) {
  const t = useText();
  return (
    <ButtonLink to={askPath([code])} icon={PLUS_ICON} variant="action">
      {t('ask.match')}
    </ButtonLink>
  );
}

interface PlayerActionsProps {
  store: PublicProfileStore;
  user: PublicProfile['user'];
}

/** A logged-in player's actions on another, the rare ones in a menu; one's own profile is edited. */
const PlayerActions = observer(function PlayerActions({ store, user }: PlayerActionsProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, session } = useStores();
  const [blocking, setBlocking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const entries: MenuEntry[] = [{ label: t('report.action'), icon: ALERT_ICON, onSelect: () => setReporting(true) }];
  if (!store.blocked) {
    const onSelect = () => setBlocking(true);
    entries.push({ label: t('block.named', { name: user.firstName }), icon: BLOCK_ICON, isDanger: true, onSelect });
  }
  const { button, menu } = useMenu({ label: t('people.menu', { name: user.firstName }), entries });
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
        {button}
      </div>
      {menu}
      {blocking && (
        <BlockQuestion
          userId={user.id}
          name={user.firstName}
          onBlocked={store.markBlocked}
          onClose={() => setBlocking(false)}
        />
      )}
      {reporting && <ReportDialog code={user.code} name={user.firstName} onClose={() => setReporting(false)} />}
    </>
  );
});

export default PlayerActions;
