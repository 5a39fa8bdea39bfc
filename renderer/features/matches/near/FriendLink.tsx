import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { signUpPath } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHECK_ICON, SHARE_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';

/** The link that signs a friend up: to the system's share sheet, else into the clipboard (R-share-sheet). */
export const FriendLink = observer(function FriendLink() {
  const t = useText();
  const { session, config } = useStores();
  const [isCopied, setCopied] = useState(false);
  const code = session.user?.invitationCode;
  const url = `${config.value?.webAccessUrl ?? ''}${signUpPath(code ?? '')}`;
  const hand = async () => {
    // Closing the sheet is no failure.
    if (typeof navigator.share === 'function')
      return navigator.share({ title: t('friends.code.title'), url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <>
      <Button icon={isCopied ? CHECK_ICON : SHARE_ICON} disabled={!code} onClick={() => void hand()}>
        {t('dashboard.empty.friend')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('friends.code.copied')}</span>
      </VisuallyHidden>
    </>
  );
});
