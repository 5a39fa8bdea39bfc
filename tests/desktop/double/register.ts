// node --import: `electron` is the double from here on, for `import` and `require` alike.
import { registerHooks } from 'node:module';
import { isPackaged } from './settings.ts';

const url = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier.startsWith('electron/')
      ? { url, shortCircuit: true }
      : next(specifier, context),
});

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true });
define(process.versions, 'electron', '45.4.1');
define(process.versions, 'chrome', 'double');
define(process, 'type', 'browser');
define(process, 'defaultApp', !isPackaged);
define(process, 'resourcesPath', process.cwd());
