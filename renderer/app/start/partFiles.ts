/** Addresses of files that are on the device or on their way, and of those that failed to load once. */
const files = new Map<string, Promise<void>>();
const refused = new Set<string>();

/**
 * Fetches the files of a part, and only then asks for its module: browsers remember for a page's life that a module failed to
 * load, whatever else is tried (R-parts). The build calls this wherever a part is imported (scripts/partFiles.ts).
 * @param read imports the module
 * @param paths of its files below the root, style sheets among them
 * @throws if one fails to load; the next call fetches it again
 */
export async function withFiles<Module>(read: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  await Promise.all(paths.map((path) => fetchOnce(`/${path}`)));
  return read();
}

function fetchOnce(href: string): Promise<void> {
  const known = files.get(href);
  if (known) return known;
  const isStyle = href.endsWith('.css');
  // The files that the page opened with are here, or nothing would run; style sheets may be inlined in it.
  const opened = [
    `link:is([rel=stylesheet], [rel=modulepreload])[href="${href}"]`,
    `style[data-files~="${href}"]`,
    `script[src="${href}"]`,
  ];
  if (document.querySelector(opened.join())) return Promise.resolve();
  const fetched = isStyle ? fetchStyle(href) : fetchCode(href);
  files.set(href, fetched);
  fetched.catch(() => {
    files.delete(href);
    refused.add(href);
  });
  return fetched;
}

async function fetchCode(href: string): Promise<void> {
  // A page also remembers that a file it names failed to load.
  const answer = await fetch(href, { cache: refused.has(href) ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${href} is not there`);
  await answer.arrayBuffer();
}

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
    document.head.append(link);
  });
}
