import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { shortLinkPath } from '../../../../shared/routes/paths.ts';
import { ShareButton } from '../../../app/ShareButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../../ui/display/icons.ts';
import { QrCode } from '../../../ui/display/QrCode.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { Folds } from '../../../ui/forms/Folds.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from './ShareFold.module.css';

interface ShareFoldProps {
  game: Game;
  /** Of the share link. */
  url: string;
}

/** One link for everybody: to copy, to hand to the system's share sheet, or to point a phone at. */
export const ShareFold = observer(function ShareFold({ game, url }: ShareFoldProps) {
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
    <Folds>
      <Fold label={t('share.title')} value={new URL(url).host}>
        <p className={styles.text}>{t('share.text')}</p>
        <TextField
          label={t('share.link')}
          value={url}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.ways}>
          <Button icon={COPY_ICON} variant="primary" onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
          <ShareButton title={t(`sport.${game.sport}`)} url={url} />
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'share.code.hide' : 'share.code.show')}
          </Button>
        </div>
        {isShown && <QrCode text={new URL(shortLinkPath(game.code ?? ''), url).href} label={t('share.code.alt')} />}
      </Fold>
    </Folds>
  );
});
