import { observer } from 'mobx-react-lite';
import { closeFactorHint } from '../../../shared/contract/factors.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { LOCK_ICON } from '../../ui/display/icons.ts';
import { Fold } from '../../ui/forms/Fold.tsx';
import styles from './DashboardPage.module.css';

/** Invites an organiser to the second step of the log-in; somebody who declines is not asked again (R-factor-hint). */
const FactorHint = observer(function FactorHint() {
  const t = useText();
  const { api, session } = useStores();
  const close = useAction(async () => {
    await api.call(closeFactorHint);
    await session.loadMe();
  });
  return (
    <div className={styles.hint}>
      <Fold
        label={
          <span className={styles.hintLabel}>
            <Icon path={LOCK_ICON} />
            {t('security.hint.title')}
          </span>
        }
      >
        <p>{t('security.hint.text')}</p>
        <div className={styles.hintWays}>
          <ButtonLink to={`${PATHS.profile}?security`}>{t('security.hint.go')}</ButtonLink>
          <Button variant="quiet" onClick={() => void close.run()}>
            {t('security.hint.close')}
          </Button>
        </div>
      </Fold>
    </div>
  );
});

export default FactorHint;
