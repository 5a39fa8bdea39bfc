import { useRef } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useAction } from '../../stores/Action.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { pictureColors } from '../../ui/court/pictureColors.ts';
import { useHydrated } from '../../ui/hydrationGate.ts';
import { faceOf, type PictureShape, UPRIGHT, WIDE } from './canvas.ts';
import { drawPicture } from './drawPicture.ts';
import { type PictureFacts, pictureFacts, pictureText } from './pictureFacts.ts';

/** @returns the match as a PNG. @throws Error when the browser has no room for it */
async function makePicture(facts: PictureFacts, shape: PictureShape): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = shape.width;
  canvas.height = shape.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const words = facts.sides.flatMap(({ names }) => names).join('');
  // A canvas doesn't wait for a font; without it the picture has the system's.
  await document.fonts.load(faceOf(60), `${facts.sportName}${facts.day}${words}`).catch(() => []);
  drawPicture(context, facts, { shape, colors: pictureColors(facts.sport) });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

/** Whether this browser's share sheet takes pictures; on many computers there is none. */
function sharesPictures(): boolean {
  const file = new File([], 'x.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

interface Picture {
  /** There is something to show. */
  isThere: boolean;
  /** To the system's share sheet; else it is only saved. */
  shares: boolean;
  busy: boolean;
  share: () => void;
  save: () => void;
}

/** A press is over by the time its picture is drawn: the browser wants another one. */
const isLate = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
/** Closing the sheet is no failure. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The match as a picture, drawn when it is asked for (R-share-picture). To be used in an observer. */
export function usePicture(game: Game): Picture {
  const t = useText();
  const { feedback, formats } = useStores();
  const drawn = useRef<{ of: string; file: File } | null>(null);
  const facts = pictureFacts(game, t(`sport.${game.sport}`), formats);
  // The server draws a button to save: only the device knows whether there is a share sheet.
  const shares = useHydrated() && sharesPictures();
  const make = useAction(async (isShared: boolean) => {
    if (!facts) return;
    try {
      const name = `${BRAND.slug}-${game.date ?? game.id}.png`;
      if (!isShared) {
        const picture = await makePicture(facts, WIDE);
        return saveFile(name, picture, picture.type);
      }
      const of = JSON.stringify(facts);
      if (drawn.current?.of !== of) {
        const picture = await makePicture(facts, UPRIGHT);
        drawn.current = { of, file: new File([picture], name, { type: picture.type }) };
      }
      await navigator.share({ files: [drawn.current.file], title: pictureText(facts, formats.language) });
    } catch (error) {
      if (isClosed(error)) return;
      const toast = { id: 'played.share', stays: false } as const;
      if (isLate(error)) feedback.toast({ ...toast, tone: 'info', text: 'played.share.again' });
      else feedback.toast({ ...toast, tone: 'error', text: 'played.share.failed' });
    }
  });
  const [share, save] = [() => void make.run(shares), () => void make.run(false)];
  return { isThere: facts !== null, shares, busy: make.isBusy, share, save };
}
