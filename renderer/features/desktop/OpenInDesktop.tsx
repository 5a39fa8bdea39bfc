import { observer } from 'mobx-react-lite';
import { deepLink } from '../../../shared/routes/deepLink.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { EXTERNAL_ICON } from '../../ui/display/icons.ts';
import { useRoute } from '../../ui/route.ts';
import { APP_FRAME, AppFrame } from './AppFrame.tsx';

/**
 * On the web, the way to the same page in the desktop app; nothing opens by itself.
 * @param search the query that the page's address has lost since it was opened
 */
const OpenInDesktop = observer(function OpenInDesktop({ search = '' }: { search?: string }) {
  const t = useText();
  const { path } = useRoute();
  const { config } = useStores();
  if (!config.value) return null;
  return (
    <p>
      <a href={deepLink(path + search, config.value.development)} target={APP_FRAME}>
        <Icon path={EXTERNAL_ICON} /> {t('desktop.openHere')}
      </a>
      <AppFrame />
    </p>
  );
});

export default OpenInDesktop;
