/** The pages with the deployment's own texts. */
export const INFO_PAGES = ['privacy', 'terms', 'imprint'] as const;
export type InfoPageName = (typeof INFO_PAGES)[number];

export interface InfoSection {
  title: string | null;
  paragraphs: string[];
}

/**
 * Reads a text file of a deployment: `# ` begins the page's title, `## ` a section, an empty line ends a paragraph.
 * @returns null for a file without a word
 */
export function parseInfoText(text: string): { title: string | null; sections: InfoSection[] } | null {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n\s*\r?\n|\r?\n(?=#)|(?<=^#[^\n]*)\r?\n/m)
    .map((block) => block.trim())
    .filter(Boolean);
  let title: string | null = null;
  const sections: InfoSection[] = [];
  for (const block of blocks) {
    const heading = /^(#{1,2})\s+(.*)$/.exec(block);
    if (heading?.[1] === '#') title = heading[2] ?? null;
    else if (heading) sections.push({ title: heading[2] ?? null, paragraphs: [] });
    else {
      const current = sections.at(-1) ?? { title: null, paragraphs: [] };
      if (sections.length === 0) sections.push(current);
      current.paragraphs.push(block);
    }
  }
  return title === null && sections.length === 0 ? null : { title, sections };
}
