import { BRAND } from '../../shared/brand.ts';

/** What a chat shows of a link before it is opened. */
export interface Preview {
  title: string;
  description: string;
  /** Absolute address of a picture of the link's own; null for the product's. */
  image: string | null;
}

/** The product's own picture of a link, part of the web build. */
const PICTURE = '/assets/link-preview.png';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes what a chat shows of a link into a page.
 * @param html the page, with one `<title>`
 * @param publicUrl where the deployment is reached: such pictures need an absolute address
 */
export function withLinkTags(html: string, preview: Preview, publicUrl: string): string {
  const { title, description, image } = preview;
  const tags = [
    ['og:site_name', BRAND.name],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image ?? `${publicUrl}${PICTURE}`],
    ['twitter:card', image ? 'summary' : 'summary_large_image'],
  ].filter(([, content]) => content !== '');
  const lines = tags.map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
  // A function: `$` in a name must not be read as a pattern.
  return html.replace(
    /<title>.*?<\/title>/,
    () => `<title>${escaped(`${title} · ${BRAND.name}`)}</title>${lines.join('')}`,
  );
}
