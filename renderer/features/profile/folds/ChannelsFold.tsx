import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { ChannelFlags, type Flags } from '../ChannelFlags.ts';
import type { OpenFolds } from './OpenFolds.ts';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import { ProfileFold } from './ProfileFold.tsx';

function openChannels({ status: isBlocked, emailStatus: hasMail }: Flags): TextKey {
  if (isBlocked) return hasMail ? 'profile.channels.onlyMail' : 'profile.channels.none';
  return hasMail ? 'profile.channels.both' : 'profile.channels.onlyInvitations';
}

/** Who may reach this person, and how (R-channel-flags). */
export const ChannelsFold = observer(function ChannelsFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [store] = useState(() => new ChannelFlags(api));
  useEffect(() => void store.load(), [store]);
  const { state: flags } = store.flags;
  const set = (name: keyof Flags, value: boolean) => {
    store.set(name, value).catch((error: unknown) => feedback.report(error, { retry: () => set(name, value) }));
  };
  return (
    <ProfileFold
      folds={folds}
      name="channels"
      label={t('profile.channels')}
      value={flags.status === 'ready' ? t(openChannels(flags.value)) : null}
    >
      {flags.status === 'failed' ? (
        <LoadFailed failure={flags.failure} onRetry={() => void store.load()} />
      ) : flags.status !== 'ready' ? (
        <div aria-busy="true">
          <Skeleton height={8} />
        </div>
      ) : (
        <>
          <Checkbox
            label={t('profile.channels.block')}
            hint={t('profile.channels.block.hint')}
            checked={flags.value.status}
            onChange={(status) => set('status', status)}
          />
          <Checkbox
            label={t('profile.channels.mail')}
            hint={t('profile.channels.mail.hint')}
            checked={flags.value.emailStatus}
            onChange={(emailStatus) => set('emailStatus', emailStatus)}
          />
          <PreferenceChoice of="searches" />
        </>
      )}
    </ProfileFold>
  );
});
