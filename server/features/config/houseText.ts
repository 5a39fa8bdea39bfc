import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HouseText } from '../../../shared/contract/schemas/houseText.ts';
import { type HousePageName, parseHouseText } from '../../../shared/domain/houseText.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
}

/**
 * The deployment's own words for a page: `privacy.de.md` for readers of German, else `privacy.md`. Read each time, so that
 * a file that is put there is on the page at once.
 * @param folder absolute path of TEXTS_DIR
 * @throws AppError 404 where there is no such file
 */
export async function readHouseText(folder: string, page: HousePageName, language: Language): Promise<HouseText> {
  const own = parseHouseText(await readIfThere(join(folder, `${page}.${language}.md`)));
  const text = own ?? parseHouseText(await readIfThere(join(folder, `${page}.md`)));
  if (!text) throw new AppError('E.notFound');
  return text;
}
