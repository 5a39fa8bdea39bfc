import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { removePicture } from '../../../shared/contract/picture.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { chunk } from '../../app/chunk.tsx';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CAMERA_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import styles from './ProfileHead.module.css';

/** The cropper's code comes with the first picture. */
const { Part: PictureDialog } = chunk<{ onClose: () => void }>(() => import('./picture/PictureDialog.tsx'));

/** The person on a court, and what changes their picture (R-picture, R-picture-gone). */
export const ProfileHead = observer(function ProfileHead({ user }: { user: Me }) {
  const t = useText();
  const nameOf = usePersonName();
  const { api, feedback, session } = useStores();
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const changing = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(removePicture);
      setAsking(false);
      // The button that was pressed goes with the picture.
      changing.current?.focus();
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
            ref={changing}
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
              onClick={() => setAsking(true)}
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
      {asking && (
        <Dialog
          title={t('profile.picture.ask')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('profile.edit.cancel')}</Button>
              <Button variant="primary" busy={busy} onClick={() => void remove()}>
                {gone}
              </Button>
            </>
          }
        >
          <p>{t('profile.picture.ask.text')}</p>
        </Dialog>
      )}
      {choosing && <PictureDialog onClose={() => setChoosing(false)} />}
    </header>
  );
});
