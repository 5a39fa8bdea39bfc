import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { renewJoinLink } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { ShareButton } from '../../../common/device/ShareButton.tsx';
import { useCopy } from '../../../common/device/useCopy.ts';
import { LinkField, LinkText, LinkWays } from '../../../common/links/LinkToCopy.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { AGAIN_ICON, COPY_ICON } from '../../../ui/display/icons.ts';
import { QrCode } from '../../../ui/display/QrCode.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import page from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';

interface JoinLinkProps {
  store: ClubStore;
  club: Club;
  url: string;
}

/** The link with which people join: to copy, to share, to point a phone at, and to replace (R-club-join). */
export const JoinLink = observer(function JoinLink({ store, club, url }: JoinLinkProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const copy = useCopy();
  return (
    <Card title={t('club.link')}>
      <div className={page.column}>
        <LinkText>{t('club.link.text')}</LinkText>
        <LinkField label={t('share.link')} url={url} />
        <LinkWays>
          <Button icon={COPY_ICON} onClick={() => void copy(url)}>
            {t('share.copyLink')}
          </Button>
          <ShareButton title={club.name} url={url} />
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'share.code.hide' : 'share.code.show')}
          </Button>
        </LinkWays>
        {isShown && <QrCode text={url} label={t('share.code.alt')} />}
        <RenewLink store={store} club={club} />
      </div>
    </Card>
  );
});

const RenewLink = observer(function RenewLink({ store, club }: Omit<JoinLinkProps, 'url'>) {
  const t = useText();
  const { api, feedback } = useStores();
  const [asking, setAsking] = useState(false);
  const renew = useAction(async () => {
    const { url } = await api.call(renewJoinLink, { params: { id: club.id } });
    store.club.set({ ...club, joinUrl: url });
    setAsking(false);
    feedback.toast({ id: 'club', tone: 'success', text: 'club.link.renewed', stays: false });
  });
  return (
    <div>
      <Button variant="quiet" icon={AGAIN_ICON} onClick={() => setAsking(true)}>
        {t('club.link.renew')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('club.link.renew')}
          verb={t('club.link.renew.yes')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          busy={renew.isBusy}
          onConfirm={() => void renew.run()}
          onBack={() => setAsking(false)}
        >
          {t('club.link.renew.text')}
        </ConfirmDialog>
      )}
    </div>
  );
});
