import { BRAND } from '../../../shared/brand.ts';

/** The name of the frame that links into the desktop app open in. */
export const APP_FRAME = 'desktop-app';

/** Where the desktop app isn't installed, WebKit shows an error in this frame: nobody sees it (R-desktop-links). */
export const AppFrame = () => <iframe name={APP_FRAME} title={BRAND.name} hidden />;
