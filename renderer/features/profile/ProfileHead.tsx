import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { removePicture } from '../../../shared/contract/settings.ts';
import { PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { BALL_ICON, CAMERA_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import styles from './ProfileHead.module.css';

/** The cropper's code comes with the first picture. */
const { Part: PictureDialog } = chunk<{ onClose: () => void }>(() => import('./picture/PictureDialog.tsx'));

/** The person on a court, and the controls of their picture (R-picture, R-picture-gone). */
export const ProfileHead = observer(function ProfileHead({ user }: { user: Me }) {
  const t = useText();
  const nameOf = usePersonName();
  const { api, feedback, session } = useStores();
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const changing = useRef<HTMLButtonElement>(null);
  const remove = useAction(async () => {
    await api.call(removePicture);
    setAsking(false);
    // The button that was pressed goes with the picture.
    changing.current?.focus();
    await session.loadMe();
    feedback.toast({ id: 'picture', tone: 'success', text: 'profile.picture.removed', stays: false });
  });
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
        <div className={styles.ways}>
          <ButtonLink to={PATHS.friendsAndBalls} icon={BALL_ICON} variant="glass">
            {t('nav.friends')}
          </ButtonLink>
          {user.listed !== 'NOBODY' && (
            <ButtonLink to={publicProfilePath(user.code)} variant="glass">
              {t('profile.asOthers')}
            </ButtonLink>
          )}
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('profile.picture.ask')}
          verb={gone}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          busy={remove.isBusy}
          onConfirm={() => void remove.run()}
          onBack={() => setAsking(false)}
        >
          <p>{t('profile.picture.ask.text')}</p>
        </ConfirmDialog>
      )}
      {choosing && <PictureDialog onClose={() => setChoosing(false)} />}
    </header>
  );
});
