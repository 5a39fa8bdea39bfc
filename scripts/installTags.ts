import type { Plugin } from 'vite';
import { MANIFEST_PATH } from '../shared/install/shareTarget.ts';

const link = (rel: string, href: string) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' as const });

/** Says in the page of the web how it is installed (R-installable); the desktop app is. */
export const installTags: Plugin = {
  name: 'install-tags',
  transformIndexHtml: () => [
    link('manifest', MANIFEST_PATH),
    link('apple-touch-icon', '/assets/apple-touch-icon-v1.png'),
  ],
};
