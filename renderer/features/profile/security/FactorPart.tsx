import { observer } from 'mobx-react-lite';
import { deviceZone } from '../../../i18n/deviceZone.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
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
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      feedback.report(error, { retry: () => void run(work) });
    }
  };
  const turnOff = async () => {
    if (!(await factors.turnOff())) return;
    feedback.toast({ id: 'factor', tone: 'success', text: 'security.factor.ended', stays: false });
    await session.loadMe();
  };
  const zone = deviceZone();
  const on = since && t('security.factor.on', { since: formatDate(since, zone, formats), left: codesLeft });
  return (
    <section className={styles.fields}>
      <h3>{t('security.factor')}</h3>
      <p className={styles.quiet}>{on ?? t(hasPassword ? 'security.factor.off' : 'security.factor.noPassword')}</p>
      <div className={styles.buttons}>
        {on !== null ? (
          <>
            <Button busy={factors.busy === 'codes'} onClick={() => void run(factors.renewCodes)}>
              {t('security.codes')}
            </Button>
            <Button busy={factors.busy === 'factor'} onClick={() => void run(turnOff)}>
              {t('security.factor.end')}
            </Button>
          </>
        ) : (
          hasPassword && (
            <Button busy={factors.busy === 'factor'} onClick={() => void run(factors.begin)}>
              {t('security.factor.begin')}
            </Button>
          )
        )}
      </div>
    </section>
  );
});
