import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { shortLinkPath } from '../../../../shared/routes/paths.ts';
import { ShareButton } from '../../../common/device/ShareButton.tsx';
import { useCopy } from '../../../common/device/useCopy.ts';
import { LinkField, LinkText, LinkWays } from '../../../common/links/LinkToCopy.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../../ui/display/icons.ts';
import { QrCode } from '../../../ui/display/QrCode.tsx';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  game: Game;
  /** Address of the link. */
  url: string;
}

/** One link for everybody: to copy, to hand to the system's share sheet, or to point a phone at. */
export const ShareLink = observer(function ShareLink({ game, url }: ShareLinkProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const copy = useCopy();
  const handleCopy = async () => setByHand(!(await copy(url)));
  return (
    <div className={styles.share}>
      <h3>{t('share.title')}</h3>
      <LinkText>{t('share.text')}</LinkText>
      <LinkWays>
        <Button icon={COPY_ICON} onClick={() => void handleCopy()}>
          {t('share.copyLink')}
        </Button>
        <ShareButton title={t(`sport.${game.sport}`)} url={url} />
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'share.code.hide' : 'share.code.show')}
        </Button>
      </LinkWays>
      {isByHand && <LinkField label={t('share.link')} url={url} />}
      {isShown && <QrCode text={new URL(shortLinkPath(game.code ?? ''), url).href} label={t('share.code.alt')} />}
    </div>
  );
});
