import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../../shared/brand.ts';
import { createTicket } from '../../../../shared/contract/session.ts';
import { ticketLink } from '../../../../shared/routes/deepLink.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { EXTERNAL_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { APP_FRAME, AppFrame } from '../../desktop/AppFrame.tsx';
import { AuthFrame } from '../AuthFrame.tsx';

const SCHEMES: readonly string[] = [BRAND.desktopScheme, BRAND.desktopDevScheme];

/**
 * In the browser: hands this log-in on to the desktop app that has asked for it. It takes a click (R-desktop-log-in).
 */
const HandOverPage = observer(function HandOverPage() {
  const t = useText();
  const nameOf = usePersonName();
  const { api, session } = useStores();
  const query = new URLSearchParams(useRoute().search);
  const challenge = query.get('challenge') ?? '';
  const scheme = query.get('scheme') ?? '';
  const [done, setDone] = useState(false);
  usePageTitle(t('desktop.handOver.title'));
  const handOver = useAction(async () => {
    const { ticket } = await api.call(createTicket, { body: { challenge } });
    setDone(true);
    window.open(ticketLink(scheme, ticket), APP_FRAME);
  });
  if (!SCHEMES.includes(scheme) || !/^[\w-]{43}$/.test(challenge)) {
    return (
      <AuthFrame title={t('desktop.handOver.title')} text="" error={t('desktop.handOver.broken')}>
        <ButtonLink to={PATHS.dashboard} wide>
          {t('publicProfile.home')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  const name = session.user ? nameOf(session.user) : '';
  return (
    <AuthFrame
      title={t('desktop.handOver.title')}
      text={t(done ? 'desktop.handOver.done' : 'desktop.handOver.text', { name })}
    >
      <Button
        variant="action"
        icon={EXTERNAL_ICON}
        busy={handOver.isBusy}
        disabled={!session.user}
        onClick={() => void handOver.run()}
        wide
      >
        {t(done ? 'desktop.handOver.again' : 'desktop.handOver.action')}
      </Button>
      <AppFrame />
    </AuthFrame>
  );
});

export default HandOverPage;
