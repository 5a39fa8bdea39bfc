// npm run build: the web app into dist/web; main, preload and renderer of the desktop app into out/.
import { join } from 'node:path';
import { prepare, ROOT, step, toolEnv } from './bootstrap.mjs';

const node = prepare();
const modules = join(ROOT, 'node_modules');
const env = toolEnv(node);
step(
  'Building the web app',
  node,
  [join(modules, 'vite', 'bin', 'vite.js'), 'build', '--config', 'vite.web.config.ts'],
  { env },
);
step('Building the desktop app', node, [join(modules, 'electron-vite', 'bin', 'electron-vite.js'), 'build'], { env });
