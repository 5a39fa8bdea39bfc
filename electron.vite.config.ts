import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const at = (path: string) => resolve(import.meta.dirname, path);

const sentryDsn = { __SENTRY_DSN__: JSON.stringify(process.env.SENTRY_DSN ?? '') };

export default defineConfig({
  main: {
    define: {
      __SERVER_URL__: JSON.stringify(process.env.CROSSCOURT_URL ?? 'http://localhost:3000'),
      ...sentryDsn,
    },
    build: {
      outDir: at('out/main'),
      // All in one file: the package holds no modules that could be changed or forgotten.
      externalizeDeps: false,
      minify: false,
      rolldownOptions: { input: { index: at('main/index.ts') } },
    },
  },
  preload: {
    define: sentryDsn,
    build: {
      outDir: at('out/preload'),
      // A sandboxed preload script is one CommonJS file that requires nothing but electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    define: { __DESKTOP__: 'true', ...sentryDsn },
    plugins: [
      react(),
      // electron-vite makes paths relative, which breaks every page that is not at the root.
      { name: 'absolute-base', enforce: 'post', config: () => ({ base: '/' }) },
    ],
    build: {
      outDir: at('out/renderer'),
      // A page's policy takes fonts from its own server alone, not from a style sheet.
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: { input: { index: at('renderer/index.html') } },
    },
  },
});
