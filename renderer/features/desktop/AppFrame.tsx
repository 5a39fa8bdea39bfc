import { BRAND } from '../../../shared/brand.ts';

/** The name of the frame that links into the desktop app open in. */
export const APP_FRAME = 'desktop-app';

/** Without the desktop app, WebKit shows an error in the link's frame: this one is hidden (R-desktop-links). */
export const AppFrame = () => <iframe name={APP_FRAME} title={BRAND.name} hidden />;
