import { pictureColors } from '../../ui/court/pictureColors.ts';
import { faceOf, type PictureShape } from './canvas.ts';
import { drawPicture } from './drawPicture.ts';
import type { PictureFacts } from './pictureFacts.ts';

/** @returns the match as a PNG. @throws Error when the browser has no room for it */
export async function makePicture(facts: PictureFacts, shape: PictureShape): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = shape.width;
  canvas.height = shape.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const words = facts.sides.flatMap(({ names }) => names).join('');
  // A canvas doesn't wait for a face; without it the picture has the system's.
  await document.fonts.load(faceOf(60), `${facts.sportName}${facts.day}${words}`).catch(() => []);
  drawPicture(context, facts, { shape, colors: pictureColors(facts.sport) });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
