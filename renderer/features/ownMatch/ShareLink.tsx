import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ShareButton } from '../../app/ShareButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { QrCode } from '../../ui/display/QrCode.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  url: string;
  /** Leads to the same page: fewer and larger squares for a camera. */
  shortUrl: string;
  /** What the system's share sheet calls it. */
  title: string;
}

/** One link for everybody: to copy, to hand to the system's share sheet, or to point a phone at. */
export const ShareLink = observer(function ShareLink({ url, shortUrl, title }: ShareLinkProps) {
  const t = useText();
  const { feedback } = useStores();
  const [isShown, setShown] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      feedback.toast({ id: 'share.copied', tone: 'success', text: 'share.copied', stays: false });
    } catch {
      // Forbidden by the browser: the link is in the field, selected by a tap.
      feedback.toast({ id: 'share.copied', tone: 'info', text: 'share.copyByHand', stays: false });
    }
  };
  return (
    <>
      <p className={styles.text}>{t('share.text')}</p>
      <TextField
        label={t('share.link')}
        value={url}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button icon="copy" variant="primary" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <ShareButton title={title} url={url} />
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'share.code.hide' : 'share.code.show')}
        </Button>
      </div>
      {isShown && <QrCode text={shortUrl} label={t('share.code.alt')} />}
    </>
  );
});
