import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConfig } from '../../shared/contract/config.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { OWN_TEXTS_URL, textsUrl } from '../../shared/locales/textsUrl.ts';
import { readPath } from '../../shared/routes/paths.ts';

/** Names of a page's files, by the page. */
type PageFiles = Record<string, string[]>;

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Names in a page what it needs, so that a phone fetches it all at once: on the way to the texts there would be five
 * waves otherwise (R-page-files).
 * @param webRoot absolute path of the build
 * @returns what writes the tags into the page of a path
 */
export async function pageTags(webRoot: string): Promise<(html: string, path: string, language: Language) => string> {
  const { pages }: { pages: PageFiles } = JSON.parse(await readFile(join(webRoot, 'pages.json'), 'utf8'));
  return (html, path, language) => {
    const page = readPath(path)?.page ?? '';
    const files = pages[page] ?? [];
    const calls = [getConfig.path, textsUrl(OWN_TEXTS_URL, language, page === 'invitation' ? 'guest' : 'all')].map(
      (path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`,
    );
    return html.replace('</head>', `${[...calls, ...files.map(tagOf)].join('')}</head>`);
  };
}
