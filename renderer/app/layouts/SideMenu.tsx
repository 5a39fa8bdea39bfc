import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../shared/routes/paths.ts';
import { NAVIGATION } from '../../common/routing/navigation.ts';
import { useLogOut } from '../../common/routing/useLogOut.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CLOSE_ICON, INFO_ICON, LOG_OUT_ICON } from '../../ui/display/icons.ts';
import { useModal } from '../../ui/overlay/useModal.ts';
import { useRoute } from '../../ui/route.ts';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import styles from './SideMenu.module.css';

/** The navigation, below the picture of a wide window: modal, so that the focus stays in it and Escape closes it. */
export const SideMenu = observer(function SideMenu({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { session } = useStores();
  const logOut = useLogOut();
  const here = useRoute();
  const dialog = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way of Escape, which closes it too
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t('nav.menu')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <IconButton icon={CLOSE_ICON} label={t('alert.close')} onClick={onClose} />
        </div>
        <nav aria-label={t('nav.label')}>
          {NAVIGATION.map(({ path, text, icon }) => (
            <NavLink
              key={path}
              to={path}
              end
              className={styles.link}
              onClick={(event) => {
                // A router would replace the menu's step of the history by this page once more.
                if (here.path + here.search === path) event.preventDefault();
                onClose();
              }}
            >
              <Icon path={icon} />
              {t(text)}
            </NavLink>
          ))}
          {session.user?.operator && (
            <NavLink to={PATHS.operator} end className={styles.link} onClick={onClose}>
              <Icon path={INFO_ICON} />
              {t('operator.title')}
            </NavLink>
          )}
        </nav>
        <button type="button" className={styles.link} onClick={logOut}>
          <Icon path={LOG_OUT_ICON} />
          {t('nav.logOut')}
        </button>
        <div className={styles.language}>
          <LanguageSelect />
        </div>
      </div>
    </dialog>
  );
});
