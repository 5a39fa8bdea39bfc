import { BRAND } from '../../shared/brand.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** What a chat shows of a link before it is opened. */
export interface Preview {
  title: string;
  description: string;
  /** A picture of the link's own; null for the product's. */
  image: LinkImage | null;
}

export interface LinkImage {
  /** The path on this deployment. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A description of the picture for people who don't see it. */
  alt: string;
}

/** The product's own picture of a link, part of the web build. */
const PICTURE: LinkImage = { path: '/assets/link-preview.png', width: 1200, height: 630, alt: BRAND.name };

/**
 * Writes the preview of a link into a page, for chats.
 * @param html the page, with one `<title>`
 * @param publicUrl the deployment's address: such pictures need an absolute address
 */
export function withLinkTags(html: string, preview: Preview, publicUrl: string): string {
  const { title, description } = preview;
  const { path, width, height, alt } = preview.image ?? PICTURE;
  const tags = [
    ['og:site_name', BRAND.name],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', publicUrl + path],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', alt],
    // A face is shown beside the words, a court above them.
    ['twitter:card', width === height ? 'summary' : 'summary_large_image'],
  ].filter(([, content]) => content !== '');
  const lines = tags.map(([name, content = '']) => `<meta property="${name}" content="${escapeHtml(content)}" />`);
  // A function: `$` in a name must not be read as a pattern.
  return html.replace(
    /<title>.*?<\/title>/,
    () => `<title>${escapeHtml(`${title} · ${BRAND.name}`)}</title>${lines.join('')}`,
  );
}
