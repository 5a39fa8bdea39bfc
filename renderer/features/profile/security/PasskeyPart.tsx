import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDeviceName } from '../../../common/device/useDeviceName.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import styles from '../ProfilePage.module.css';
import type { Factors, Passkey, PasskeyOptions } from './Factors.ts';

/** @throws Error when the device makes none, or the person changes their mind */
async function makePasskey(optionsJSON: PasskeyOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON });
}

/** The passkeys of the person: the device of each, adding and removing (R-passkey). */
export const PasskeyPart = observer(function PasskeyPart({ factors }: { factors: Factors }) {
  const t = useText();
  const { browser, feedback, formats } = useStores();
  const deviceName = useDeviceName();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const zone = deviceZone();
  const day = (instant: string) => formatDate(instant, zone, formats);
  const times = ({ since, lastUsed }: Passkey) =>
    lastUsed === null
      ? t('security.passkeys.unused', { since: day(since) })
      : t('profile.sessions.times', { since: day(since), lastUsed: day(lastUsed) });
  const say = (tone: 'success' | 'info', text: 'added' | 'removed' | 'failed') =>
    feedback.toast({ id: 'passkeys', tone, text: `security.passkeys.${text}`, stays: false });

  const add = useAction(async () => {
    try {
      if (await factors.addPasskey(makePasskey)) say('success', 'added');
    } catch (error) {
      // A browser's error says little: cancelled, not there, known already.
      const isDevices =
        error instanceof Error && ['NotAllowedError', 'InvalidStateError', 'AbortError'].includes(error.name);
      if (!isDevices) throw error;
      say('info', 'failed');
    }
  });
  const remove = useAction(
    async (id: string) => {
      setRemoving(null);
      if (await factors.removePasskey(id)) say('success', 'removed');
    },
    ({ code }, report) => (code === 'E.notFound' ? factors.state.refresh() : report()),
  );
  const { passkeys = [] } = factors.state.value ?? {};
  const isOffered = !browser && 'PublicKeyCredential' in window;
  const label = t('security.passkeys.remove');
  return (
    <section className={styles.fields}>
      <h3>{t('security.passkeys')}</h3>
      <p className={styles.quiet}>{t('security.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={styles.name}>
                <strong>{deviceName(passkey)}</strong>
                <br />
                <span className={styles.quiet}>{times(passkey)}</span>
              </span>
              <Button
                aria-label={`${label}: ${deviceName(passkey)}, ${times(passkey)}`}
                onClick={() => setRemoving(passkey)}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOffered ? (
        <div className={styles.buttons}>
          <Button icon={PLUS_ICON} busy={add.isBusy || remove.isBusy} onClick={() => void add.run()}>
            {t('security.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{t(browser ? 'security.passkeys.desktop' : 'security.passkeys.unable')}</p>
      )}
      {removing && (
        <ConfirmDialog
          title={t('security.passkeys.remove.title')}
          verb={label}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={() => void remove.run(removing.id)}
          onBack={() => setRemoving(null)}
        >
          {t('security.passkeys.remove.text')}
        </ConfirmDialog>
      )}
    </section>
  );
});
