import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsUrl } from '../../../shared/locales/textsUrl.ts';
import { DOCUMENT_DATA_ID, type PageData, type RenderedPage } from '../../../shared/renderedPage.ts';
import { escapeHtml } from '../../escapeHtml.ts';

type RenderedPageName = 'invitation' | 'publicProfile' | 'login';

/** What the build says about its files (`scripts/pageFiles.ts`). */
interface BuildFiles {
  main: Record<RenderedPageName, string>;
  loader: string;
  /** Each file after those it imports. */
  rendered: Record<RenderedPageName, string[]>;
  /** By the name of a part that a page opens with. */
  parts: Record<string, string[]>;
}

export interface PageDocument {
  html: string;
  /** For the content policy: the source of the one style sheet in the document. */
  styleSource: string;
}

/** @returns the build's name of the page */
function nameOf({ game, profile }: PageData): RenderedPageName {
  if (game) return 'invitation';
  return profile ? 'publicProfile' : 'login';
}

const isStyle = (file: string) => file.endsWith('.css');
/** The page's data must not end its own element. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Moves styles from elements into rules: the content policy ignores styles in elements.
 * @returns the page without them, and the rules
 */
function styleRules(html: string): { html: string; rules: string } {
  const known = new Map<string, number>();
  const bare = html.replace(/ style="([^"&{}<>]*)"/g, (_all, style: string) => {
    const at = known.get(style) ?? known.size;
    known.set(style, at);
    return ` data-style="${at}"`;
  });
  return { html: bare, rules: [...known].map(([style, at]) => `#root [data-style="${at}"]{${style}}`).join('') };
}

/**
 * Reads the build once.
 * @param webRoot absolute path of the web build
 * @returns a function that makes the document of a rendered page: with its styles, and a loader of a kilobyte as its script
 * (R-rendered-pages)
 */
export async function pageDocuments(
  webRoot: string,
): Promise<(page: PageData, rendered: RenderedPage) => PageDocument> {
  const files: BuildFiles = JSON.parse(await readFile(join(webRoot, 'pages.json'), 'utf8'));
  const index = await readFile(join(webRoot, 'index.html'), 'utf8');
  const head = (/<head>([\s\S]*)<\/head>/.exec(index)?.[1] ?? '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<script[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\n\s*/g, '');
  const names = Object.values(files.rendered).flat().filter(isStyle);
  const styles = new Map(
    await Promise.all(
      [...new Set(names)].map(async (file) => [file, await readFile(join(webRoot, file), 'utf8')] as const),
    ),
  );
  return (page, { html, title, parts }) => {
    const name = nameOf(page);
    const [main, own] = [files.main[name], files.rendered[name]];
    const more = parts.flatMap((part) => files.parts[part] ?? []).filter((file) => !own.includes(file));
    const { html: body, rules } = styleRules(html);
    const sheets = own.filter(isStyle);
    const style = [...sheets.map((file) => styles.get(file)), rules].join('');
    const inside = sheets.map((file) => `/${file}`).join(' ');
    const scripts = [...new Set([...own, ...more])].filter((file) => !isStyle(file) && file !== main);
    const links = [...new Set(more.filter(isStyle))].map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    );
    const later = {
      main: `/${main}`,
      files: scripts.map((file) => `/${file}`).join(' '),
      texts: textsUrl(page.config.webTranslationURL, page.language, name === 'login' ? 'all' : 'guest'),
    };
    const told = Object.entries(later).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
    const loader = `<script defer src="/${files.loader}" ${told.join(' ')}></script>`;
    const data = asData({ page, parts });
    return {
      html: [
        `<!doctype html><html lang="${page.language}"><head>${head}<title>${escapeHtml(title)}</title>`,
        `<style data-files="${inside}">${style}</style>${links.join('')}${loader}</head><body><div id="root">${body}</div>`,
        `<script type="application/json" id="${DOCUMENT_DATA_ID}">${data}</script></body></html>`,
      ].join(''),
      styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    };
  };
}
