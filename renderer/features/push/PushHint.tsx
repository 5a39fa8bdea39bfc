import { observer } from 'mobx-react-lite';
import { closePushHint } from '../../../shared/contract/push.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './PushCard.module.css';
import { createPushBrowser } from './pushBrowser.ts';

/** Invites somebody with an agreed match to notices, where this device can show them; somebody who declines is not asked again (R-push-hint). */
const PushHint = observer(function PushHint() {
  const t = useText();
  const { api, browser: otherBrowser, session } = useStores();
  const close = useAction(async () => {
    await api.call(closePushHint);
    await session.loadMe();
  });
  const browser = createPushBrowser();
  if (otherBrowser || browser.support !== 'yes' || browser.permission() === 'denied') return null;
  return (
    <Notice
      title={t('push.hint.title')}
      action={
        <div className={styles.row}>
          <ButtonLink to={`${PATHS.profile}?push`}>{t('push.hint.go')}</ButtonLink>
          <Button variant="quiet" onClick={() => void close.run()}>
            {t('security.hint.close')}
          </Button>
        </div>
      }
    >
      {t('push.hint.text')}
    </Notice>
  );
});

export default PushHint;
