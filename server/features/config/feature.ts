import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getConfig, getInfoText, getLicences } from '../../../shared/contract/config.ts';
import type { InfoText, LicencedPart } from '../../../shared/contract/schemas/config.ts';
import { type InfoPageName, parseInfoText } from '../../../shared/domain/infoText.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { askedLanguage } from '../../plugins/askedLanguage.ts';
import { mount } from '../../plugins/mount.ts';
import { configAnswer } from './configAnswer.ts';
import { installRoutes } from './manifest.ts';
import { pageTextRoutes } from './pageTexts.ts';

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
}

/**
 * The deployment's own words for a page: `privacy.de.md` for readers of German, else `privacy.md`. Read each time, so that
 * a new file appears on the page at once.
 * @param folder absolute path of TEXTS_DIR
 * @throws AppError 404 where there is no such file
 */
async function readInfoText(folder: string, page: InfoPageName, language: Language): Promise<InfoText> {
  const own = parseInfoText(await readIfThere(join(folder, `${page}.${language}.md`)));
  const text = own ?? parseInfoText(await readIfThere(join(folder, `${page}.md`)));
  if (!text) throw new AppError('E.notFound');
  return text;
}

interface Licences {
  parts: LicencedPart[];
}

/**
 * @param webRoot absolute path of the web build
 * @returns a reader of the licences that the build has collected of everything that ships (R-licences). It reads them once, as
 *   they are long. It throws AppError 404 where nothing is built
 */
function licenceReader(webRoot: string | null): () => Promise<Licences> {
  let kept: Licences | null = null;
  return async () => {
    if (webRoot === null) throw new AppError('E.notFound');
    kept ??= JSON.parse(await readFile(join(webRoot, 'licences.json'), 'utf8')) as Licences;
    return kept;
  };
}

async function configRoutes(app: FastifyInstance, context: Context, webRoot: string | null): Promise<void> {
  await mount(app, context, getConfig, async ({ request }) =>
    configAnswer(context, askedLanguage(request.headers['accept-language'])),
  );
  await mount(app, context, getInfoText, async ({ query }) =>
    readInfoText(context.config.textsDir, query.page, query.language),
  );
  await mount(app, context, getLicences, licenceReader(webRoot));
  pageTextRoutes(app);
  await installRoutes(app);
}

export const configFeature: Feature = {
  routes: (app, context, { webRoot }) => configRoutes(app, context, webRoot),
};
