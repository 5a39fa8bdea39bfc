import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useAction } from '../../stores/Action.ts';
import { forgetPush, keepPush } from '../../stores/deviceMemory.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import { useRoute } from '../../ui/route.ts';
import styles from './PushCard.module.css';
import { PushChoices } from './PushChoices.tsx';
import { PushDevices } from './PushDevices.tsx';
import { PushSettings } from './PushSettings.ts';
import { createPushBrowser } from './pushBrowser.ts';
import { keepPushOn } from './pushHere.ts';
import { ThisDevice } from './ThisDevice.tsx';

interface PushFoldProps {
  userId: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Notices on this device and others of the person: on, their kinds, and when not (R-push). */
export const PushFold = observer(function PushFold({ userId, open, onToggle }: PushFoldProps) {
  const t = useText();
  const root = useStores();
  const [push] = useState(
    () =>
      new PushSettings({
        api: root.api,
        browser: createPushBrowser(),
        timezone: deviceZone(),
        keep: () => keepPush(root, userId),
        forget: () => forgetPush(root),
      }),
  );
  // The page's frame tells the server about this device at the same moment: the answer includes it.
  useEffect(() => void keepPushOn(root, userId).then(() => push.settings.load()), [root, userId, push]);
  const { state: settings } = push.settings;
  const { search } = useRoute();
  const intro = useRef<HTMLParagraphElement>(null);
  const isReady = settings.status === 'ready';
  // People who were led here by the invitation to notices see them, on a page of many lines.
  useEffect(() => {
    if (isReady && new URLSearchParams(search).has('push')) intro.current?.focus();
  }, [isReady, search]);
  const turning = useAction((_what: string, work: () => Promise<void>) => work());
  // Several choices may be on their way at once.
  const choose: PushSettings['choose'] = (changes) =>
    push
      .choose(changes)
      .catch((error: unknown) => void root.feedback.report(error, { retry: () => void choose(changes) }));
  return (
    <Fold
      label={t('push.title')}
      value={settings.status === 'ready' ? t(push.device === 'on' ? 'push.value.on' : 'push.value.off') : undefined}
      open={open}
      onToggle={onToggle}
    >
      <p ref={intro} tabIndex={-1} className={styles.quiet}>
        {t('push.text')} {root.session.hasMail && t('push.text.mail')}
      </p>
      {settings.status === 'failed' ? (
        <LoadFailed failure={settings.failure} onRetry={() => void push.settings.load()} />
      ) : settings.status !== 'ready' ? (
        <div aria-busy="true">
          <Skeleton height={4} />
        </div>
      ) : (
        <>
          <ThisDevice push={push} turning={turning} />
          {settings.value.devices.length > 0 && (
            <PushChoices value={settings.value} onChange={(changes) => void choose(changes)} />
          )}
          <PushDevices push={push} turning={turning} />
        </>
      )}
    </Fold>
  );
});
