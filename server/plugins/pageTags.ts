import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConfig } from '../../shared/contract/config.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { OWN_TEXTS_URL, textsUrl } from '../../shared/locales/textsUrl.ts';
import { PATHS, readPath } from '../../shared/routes/paths.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { textIn } from '../texts.ts';

/** Names of a page's files, by the page. */
type PageFiles = Record<string, string[]>;

/**
 * With low priority: what the page draws without them comes first (R-page-files). Scripts are fetched as plain
 * files: a script or a module that failed to load once can't be loaded again (R-parts).
 */
const tagOf = (file: string): string =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'fetch'}" fetchpriority="low" crossorigin href="/${file}">`;

/** A style sheet that index.html waits for. */
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

interface PageTags {
  write: (html: string, url: string, language: Language) => string;
  /** For the content policy: the source of the style sheet in every page. */
  styleSource: string;
}

/**
 * Puts the styles of index.html into it, so that its first picture waits for no other file. They keep their names, so that a
 * script which needs one does not fetch it.
 */
async function stylesInside(webRoot: string): Promise<{ write: (html: string) => string; source: string }> {
  const index = await readFile(join(webRoot, 'index.html'), 'utf8');
  const files = [...index.matchAll(SHEET)].map(([, file = '']) => file);
  const style = (await Promise.all(files.map((file) => readFile(join(webRoot, file), 'utf8')))).join('');
  const named = files.map((file) => `/${file}`).join(' ');
  return {
    write: (html) =>
      html.replace(SHEET, '').replace('</title>', () => `</title><style data-files="${named}">${style}</style>`),
    source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  };
}

/**
 * Names in a page the files it needs, so that a phone fetches them all at once: otherwise it would take five round trips until
 * the texts are there (R-page-files).
 * @param webRoot absolute path of the build
 * @returns a function that writes the tags and the first styles into the page of an address, and marks a page that begins with
 * a court
 */
export async function pageTags(webRoot: string): Promise<PageTags> {
  const styles = await stylesInside(webRoot);
  const built: { pages: PageFiles; loader: string } = JSON.parse(await readFile(join(webRoot, 'pages.json'), 'utf8'));
  const { pages, loader } = built;
  /** Tells a browser that can't run the app to show the replacement (R-oldest-browser). */
  const forOld = `<script defer src="/${loader}"></script>`;
  const write: PageTags['write'] = (html, url, language) => {
    const page = readPath(url.split('?')[0] ?? '')?.page ?? '';
    const files = pages[page] ?? [];
    const calls = [getConfig.path, textsUrl(OWN_TEXTS_URL, language, page === 'invitation' ? 'guest' : 'all')].map(
      (path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`,
    );
    const instead = `<noscript><p class="firstNote">${escapeHtml(textIn(language, 'app.withoutScript'))}</p></noscript>`;
    const named = styles
      .write(html)
      .replace('</head>', `${[...calls, ...files.map(tagOf), forOld].join('')}</head>`)
      .replace('<div class="firstMain">', `${instead}$&`);
    return url === PATHS.dashboard ? named.replace('<html', '<html data-first="dashboard"') : named;
  };
  return { write, styleSource: styles.source };
}
