import { AppError } from '../../appError.ts';

/** Sides of the served pictures, in pixels: where it is shown large, and beside a name (R-picture). */
export const SIDE = 512;
const THUMBNAIL_SIDE = 96;
/** The largest cameras have 200 megapixels; a bomb has more. Decoded each pixel takes four bytes. */
const MAX_PIXELS = 80_000_000;

export const PICTURE_TYPE = 'image/webp';

const startsWith = (bytes: Buffer, text: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * By its first bytes, never by its name: only the formats of cameras and screens reach the decoder. An animated PNG says so
 * before its first image, an animated WebP in its header.
 */
function isStillPicture(bytes: Buffer): boolean {
  if (startsWith(bytes, '\xff\xd8\xff')) return true;
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return !bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) && !bytes.subarray(0, 64).includes('ANIM');
}

/**
 * Makes the served pictures from a file: upright, square around its middle, without any data beside the picture.
 * @throws AppError 415 for anything but a still JPEG, PNG or WebP, 422 for a broken or enormous one
 */
export async function encodePicture(bytes: Buffer): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  if (!isStillPicture(bytes)) throw new AppError('E.mediaType');
  const { default: sharp } = await import('sharp');
  try {
    const square = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      // A transparent picture would look different on each of two themes.
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
    // The decoder does not say what kind of error it was; in each case the way on is another file.
    throw new AppError('E.picture.unreadable');
  }
}
