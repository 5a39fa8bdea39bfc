import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InfoText } from '../../../shared/contract/schemas/infoText.ts';
import { type InfoPageName, parseInfoText } from '../../../shared/domain/infoText.ts';
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
export async function readInfoText(folder: string, page: InfoPageName, language: Language): Promise<InfoText> {
  const own = parseInfoText(await readIfThere(join(folder, `${page}.${language}.md`)));
  const text = own ?? parseInfoText(await readIfThere(join(folder, `${page}.md`)));
  if (!text) throw new AppError('E.notFound');
  return text;
}
