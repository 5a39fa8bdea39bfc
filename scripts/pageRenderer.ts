import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const RENDERER = resolve(import.meta.dirname, '../renderer');

/** The router's package names the edition for development alone. */
export const SMALL_ROUTER = {
  find: /^react-router$/,
  replacement: resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Builds, after the web app, what renders pages on the server (R-rendered-pages): the same components for Node, which
 * runs no JSX, with their libraries in them, as React by itself would take its slow edition for development.
 * @param outDir absolute path of the web build, which gets a folder `ssr`
 */
export function pageRenderer(outDir: string): Plugin {
  return {
    name: 'page-renderer',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: RENDERER,
          base: '/',
          logLevel: 'warn',
          plugins: [react()],
          resolve: { alias: [SMALL_ROUTER] },
          define: { __DESKTOP__: 'false', 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: resolve(RENDERER, 'ssr/renderPage.tsx'),
            outDir: resolve(outDir, 'ssr'),
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'node24',
            minify: false,
          },
        });
      },
    },
  };
}
