import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { removePicture } from '../../../shared/contract/picture.ts';
import { chunk } from '../../app/chunk.tsx';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './ProfilePage.module.css';

/** The cropper's code comes with the first picture. */
const { Part: PictureDialog } = chunk<{ onClose: () => void }>(() => import('./picture/PictureDialog.tsx'));

/** Picture and name, and what changes the picture (R-picture). */
export const PictureHead = observer(function PictureHead({ user }: { user: Me }) {
  const t = useText();
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
  return (
    <header className={styles.head}>
      <PersonAvatar person={user} size="l" />
      <div className={styles.who}>
        <h1>
          {user.firstName} {user.lastName}
        </h1>
        <div className={styles.buttons}>
          <Button icon="person" onClick={() => setChoosing(true)}>
            {t(user.profileImageId ? 'profile.picture.change' : 'profile.picture.add')}
          </Button>
          {user.profileImageId && (
            <Button variant="quiet" icon="trash" busy={busy} onClick={() => void remove()}>
              {t('profile.picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {choosing && <PictureDialog onClose={() => setChoosing(false)} />}
    </header>
  );
});
