// node scripts/icon.mjs: draws the desktop app's icon anew after packaging/icon.svg was changed.
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './bootstrap.mjs';

/** The largest that a system asks for; electron-builder makes the others of it. */
const SIZE = 1024;

const folder = join(ROOT, 'packaging');
await sharp(join(folder, 'icon.svg')).resize(SIZE, SIZE).png({ compressionLevel: 9 }).toFile(join(folder, 'icon.png'));
