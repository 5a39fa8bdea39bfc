import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { signUpPath } from '../../../shared/routes/paths.ts';
import { ShareButton } from '../../app/ShareButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { CHECK_ICON, COPY_ICON } from '../../ui/display/icons.ts';
import { QrCode } from '../../ui/display/QrCode.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './FriendsAndBallsPage.module.css';

type Copied = 'code' | 'link';

/** The code that friends give when they sign up, and a link that gives it for them. */
export const InvitationCode = observer(function InvitationCode() {
  const t = useText();
  const { session, config } = useStores();
  const [copied, setCopied] = useState<Copied | null>(null);
  const code = session.user?.invitationCode;
  const link = `${config.value?.webAccessUrl ?? ''}${signUpPath(code ?? '')}`;
  const copy = async (what: Copied, text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
  };
  return (
    <Card title={t('friends.code.title')}>
      <div className={styles.invitation}>
        <div className={styles.form}>
          <p>{t('friends.code.text')}</p>
          {code ? <output className={styles.code}>{code}</output> : <Skeleton height={3.5} />}
        </div>
        {code ? <QrCode text={link} label={t('share.code.alt')} /> : <Skeleton height={13.75} />}
      </div>
      <div className={styles.row}>
        <ShareButton title={t('friends.code.title')} url={link} disabled={!code} />
        <Button
          icon={copied === 'link' ? CHECK_ICON : COPY_ICON}
          disabled={!code}
          onClick={() => void copy('link', link)}
        >
          {t('friends.code.copyLink')}
        </Button>
        <Button
          variant="quiet"
          icon={copied === 'code' ? CHECK_ICON : COPY_ICON}
          disabled={!code}
          onClick={() => void copy('code', code ?? '')}
        >
          {t('friends.code.copy')}
        </Button>
        <span role="status">{copied && t('friends.code.copied')}</span>
      </div>
    </Card>
  );
});
