import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { SAVE_ICON, SHARE_ICON } from '../../ui/display/icons.ts';
import { usePicture } from './usePicture.ts';

interface SharePictureProps {
  game: Game;
  variant?: ButtonVariant;
}

/** The match as a picture: to the system's share sheet, else as a file to keep (R-share-picture). */
export const SharePicture = observer(function SharePicture({ game, variant = 'secondary' }: SharePictureProps) {
  const t = useText();
  const { isThere, shares, busy, share } = usePicture(game);
  if (!isThere) return null;
  return (
    <Button
      data-needs-script=""
      variant={variant}
      icon={shares ? SHARE_ICON : SAVE_ICON}
      busy={busy}
      onClick={() => void share()}
    >
      {t(shares ? 'share.sheet' : 'played.save')}
    </Button>
  );
});
