import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../platform/saveFile.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { SAVE_ICON, SHARE_ICON } from '../../ui/display/icons.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { UPRIGHT, WIDE } from './canvas.ts';
import { makePicture } from './makePicture.ts';
import { pictureFacts, pictureText } from './pictureFacts.ts';

/** Whether this browser's share sheet takes pictures; on many computers there is none. */
function sharesPictures(): boolean {
  const file = new File([], 'x.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** The match as a picture: to the system's share sheet, else as a file to keep (R-share-picture). */
export const SharePicture = observer(function SharePicture({
  game,
  variant = 'secondary',
}: {
  game: Game;
  variant?: ButtonVariant;
}) {
  const t = useText();
  const { feedback, formats } = useStores();
  const [busy, setBusy] = useState(false);
  const facts = pictureFacts(game, t(`sport.${game.sport}`), formats);
  // What the server has drawn is a button to save: whether there is a share sheet only the device knows.
  const shares = useHydrated() && sharesPictures();
  if (!facts) return null;
  const share = async () => {
    setBusy(true);
    try {
      const picture = await makePicture(facts, shares ? UPRIGHT : WIDE);
      const name = `${BRAND.slug}-${game.date ?? game.id}.png`;
      if (!shares) return saveFile(name, picture, picture.type);
      const file = new File([picture], name, { type: picture.type });
      // Closing the sheet is no failure.
      await navigator.share({ files: [file], title: pictureText(facts, formats.language) }).catch(() => undefined);
    } catch {
      feedback.toast({ id: 'played.share', tone: 'error', text: 'played.share.failed', stays: false });
    } finally {
      setBusy(false);
    }
  };
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
