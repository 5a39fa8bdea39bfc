import { AppError } from '../../appError.ts';

/** Sides of what is served, in pixels: wherever it is large, and beside a name (R-picture). */
export const SIDE = 512;
const THUMBNAIL_SIDE = 96;
/** The largest cameras have 200 megapixels; a bomb has more. Decoded it is four bytes each. */
const MAX_PIXELS = 80_000_000;

export const PICTURE_TYPE = 'image/webp';

const startsWith = (bytes: Buffer, text: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * By its first bytes, never by its name: only what a camera or a screen makes reaches the decoder. A moving PNG says so
 * before its first image, a moving WebP in its header.
 */
function isStillPicture(bytes: Buffer): boolean {
  if (startsWith(bytes, '\xff\xd8\xff')) return true;
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return !bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) && !bytes.subarray(0, 64).includes('ANIM');
}

/**
 * Makes what is served of a file: upright, square around its middle, without anything but what one sees.
 * @throws AppError 415 for anything but a still JPEG, PNG or WebP, 422 for a broken or enormous one
 */
export async function encodePicture(bytes: Buffer): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  if (!isStillPicture(bytes)) throw new AppError('E.mediaType');
  const { default: sharp } = await import('sharp');
  try {
    const square = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      // A see-through picture would be seen on two themes.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = square.info;
    const from = () => sharp(square.data, { raw: { width, height, channels } });
    return {
      picture: await from().webp({ quality: 82 }).toBuffer(),
      thumbnail: await from().resize(THUMBNAIL_SIDE).webp({ quality: 80 }).toBuffer(),
    };
  } catch {
    // The decoder has no errors by kind; whatever it did not like, another file is the way on.
    throw new AppError('E.picture.unreadable');
  }
}
