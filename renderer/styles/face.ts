import latin from './fonts/court-latin.woff2';
import latinExt from './fonts/court-latin-ext.woff2';

const FACE = { weight: '600 800', stretch: '100% 120%', display: 'swap' } as const;

/**
 * Makes the font of headlines and figures known: Archivo (SIL Open Font License, beside the files), Latin with ő ű œ š,
 * weights 600 to 800, widths 100 to 120 %. A page is drawn before it has come, so no style sheet names it: it would delay
 * the text.
 */
export function loadFace(): void {
  document.fonts.add(new FontFace('Court', `url(${latin}) format("woff2")`, FACE));
  document.fonts.add(
    new FontFace('Court', `url(${latinExt}) format("woff2")`, {
      ...FACE,
      unicodeRange: 'U+150-153, U+160-161, U+170-171',
    }),
  );
}
