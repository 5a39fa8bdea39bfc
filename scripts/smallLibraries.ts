import { resolve } from 'node:path';

/** MobX's edition for production: its private names are short there, which no minifier may do by itself. */
export const SMALL_MOBX = {
  find: /^mobx$/,
  replacement: resolve(import.meta.dirname, '../node_modules/mobx/dist/mobx.esm.production.min.js'),
};

/** Libraries ask for what every browser of the build's target has, and bring along what they would do without it. */
const ASKED_FOR = {
  object: 'document performance window',
  function:
    'AbortController FinalizationRegistry MessageChannel Promise Symbol WeakMap WeakSet clearTimeout queueMicrotask reportError ' +
    'requestAnimationFrame setTimeout',
  undefined: 'process setImmediate',
};

/** What the guests' build knows instead of asking in the browser (ADR 86). */
export const KNOWN: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(ASKED_FOR).flatMap(([type, names]) =>
      names.split(' ').map((name) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
  ),
  // Of Internet Explorers alone; what shows transitions in the browser's own bar; and React's own tools.
  'document.documentMode': 'undefined',
  'typeof navigation': '"undefined"',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};
