import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { removePicture } from '../../../shared/contract/picture.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { chunk } from '../../app/chunk.tsx';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CAMERA_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import styles from './ProfileHead.module.css';

/** The cropper's code comes with the first picture. */
const { Part: PictureDialog } = chunk<{ onClose: () => void }>(() => import('./picture/PictureDialog.tsx'));

/** The person on a court, and what changes their picture (R-picture). */
export const ProfileHead = observer(function ProfileHead({ user }: { user: Me }) {
  const t = useText();
  const nameOf = usePersonName();
  const { api, feedback, session } = useStores();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(removePicture);
      await session.loadMe();
      feedback.toast({ id: 'picture', tone: 'success', text: 'profile.picture.removed', stays: false });
    } catch (error) {
      feedback.report(error, { retry: () => void remove() });
    } finally {
      setBusy(false);
    }
  };
  const change = t(user.profileImageId ? 'profile.picture.change' : 'profile.picture.add');
  const gone = t('profile.picture.remove');
  return (
    <header className={styles.head}>
      <div className={styles.ground}>
        <Court sport="TENNIS" size="s" className={styles.court} />
        <div className={styles.picture}>
          <PersonAvatar person={user} size="xl" />
          <button
            type="button"
            className={styles.change}
            aria-label={change}
            title={change}
            onClick={() => setChoosing(true)}
          >
            <Icon path={CAMERA_ICON} />
          </button>
          {user.profileImageId && (
            <button
              type="button"
              className={styles.remove}
              aria-label={gone}
              title={gone}
              aria-busy={busy || undefined}
              onClick={() => !busy && void remove()}
            >
              <Icon path={TRASH_ICON} />
            </button>
          )}
        </div>
      </div>
      <div className={styles.board}>
        <h1>{nameOf(user)}</h1>
        <ButtonLink to={publicProfilePath(user.code)} variant="glass">
          {t('profile.asOthers')}
        </ButtonLink>
      </div>
      {choosing && <PictureDialog onClose={() => setChoosing(false)} />}
    </header>
  );
});
