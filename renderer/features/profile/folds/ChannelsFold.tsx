import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { ChannelFlags, type Flags } from '../profileStores.ts';
import type { OpenFolds } from './OpenFolds.ts';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import { ProfileFold } from './ProfileFold.tsx';

/** How an account hears of its matches: the same switch stops mails, and text messages to a number alone. */
const MAIL = {
  title: 'profile.channels',
  label: 'profile.channels.mail',
  hint: 'profile.channels.mail.hint',
  off: 'profile.channels.onlyInvitations',
} as const;
const TEXT_MESSAGES = {
  title: 'profile.channels.texts',
  label: 'profile.channels.text',
  hint: 'profile.channels.text.hint',
  off: 'profile.channels.noTexts',
} as const;

function openChannels({ status: isBlocked, emailStatus: isOn }: Flags, off: TextKey): TextKey {
  if (isBlocked) return isOn ? 'profile.channels.onlyMail' : 'profile.channels.none';
  return isOn ? 'profile.channels.both' : off;
}

/** The people who may reach this person, and how (R-channel-flags). */
export const ChannelsFold = observer(function ChannelsFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api, feedback, session } = useStores();
  const news = session.hasMail ? MAIL : TEXT_MESSAGES;
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
      label={t(news.title)}
      value={flags.status === 'ready' ? t(openChannels(flags.value, news.off)) : null}
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
            label={t(news.label)}
            hint={t(news.hint)}
            checked={flags.value.emailStatus}
            onChange={(emailStatus) => set('emailStatus', emailStatus)}
          />
          <PreferenceChoice of="searches" />
        </>
      )}
    </ProfileFold>
  );
});
