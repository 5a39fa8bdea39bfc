import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from '../ProfilePage.module.css';
import type { Factors } from './Factors.ts';

/** Whether log-ins have a second step, and turning it on and off (R-factor). */
export const FactorPart = observer(function FactorPart({
  factors,
  hasPassword,
}: {
  factors: Factors;
  hasPassword: boolean;
}) {
  const t = useText();
  const { feedback, formats, session } = useStores();
  const { since = null, codesLeft = 0 } = factors.state.value ?? {};
  const begin = useAction(factors.begin);
  const renewCodes = useAction(factors.renewCodes);
  const turnOff = useAction(async () => {
    if (!(await factors.turnOff())) return;
    feedback.toast({ id: 'factor', tone: 'success', text: 'security.factor.ended', stays: false });
    await session.loadMe();
  });
  const zone = deviceZone();
  const on = since && t('security.factor.on', { since: formatDate(since, zone, formats), left: codesLeft });
  return (
    <section className={styles.fields}>
      <h3>{t('security.factor')}</h3>
      <p className={styles.quiet}>{on ?? t(hasPassword ? 'security.factor.off' : 'security.factor.noPassword')}</p>
      <div className={styles.buttons}>
        {on !== null ? (
          <>
            <Button busy={renewCodes.isBusy} onClick={() => void renewCodes.run()}>
              {t('security.codes')}
            </Button>
            <Button busy={turnOff.isBusy} onClick={() => void turnOff.run()}>
              {t('security.factor.end')}
            </Button>
          </>
        ) : (
          hasPassword && (
            <Button busy={begin.isBusy} onClick={() => void begin.run()}>
              {t('security.factor.begin')}
            </Button>
          )
        )}
      </div>
    </section>
  );
});
