import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import { MANIFEST_PATH, SHARED_FILE_KINDS, SHARED_FILES, SHARED_TEXTS } from '../../../shared/install/shareTarget.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { type Language, toLanguage } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { askedLanguage } from '../../plugins/askedLanguage.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { textIn } from '../../texts.ts';

// Files of the web build, which browsers keep for a year: a picture that changes gets another name.
const ICON = icon('icon-192-v1', 192, 'any');
const ICONS = [
  ICON,
  icon('icon-512-v1', 512, 'any'),
  icon('icon-maskable-512-v1', 512, 'maskable'),
  icon('icon-monochrome-512-v1', 512, 'monochrome'),
];

function icon(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return { src: `/assets/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

const SCREENSHOTS = [
  { name: 'screenshot-matches-narrow-v2', sizes: '780x1688', form_factor: 'narrow', label: 'install.shot.matches' },
  { name: 'screenshot-invitation-v2', sizes: '780x1688', form_factor: 'narrow', label: 'install.shot.invitation' },
  { name: 'screenshot-matches-wide-v2', sizes: '1280x800', form_factor: 'wide', label: 'install.shot.matches' },
] satisfies { name: string; sizes: string; form_factor: 'narrow' | 'wide'; label: TextKey }[];

/** The colours of tokens.css: `--green` above the page, `--paper` behind what is not drawn yet. */
const COLOURS = { theme_color: '#10533a', background_color: '#f6f3ea' };

/** @returns what browsers need to install the app, for readers of a language (R-installable) */
function manifestIn(language: Language) {
  const text = (key: TextKey) => textIn(language, key);
  const shortcut = (name: TextKey, url: string) => ({
    name: text(name),
    url,
    icons: [{ src: ICON.src, sizes: ICON.sizes, type: ICON.type }],
  });
  return {
    id: PATHS.dashboard,
    name: BRAND.name,
    short_name: BRAND.name,
    description: text('install.app'),
    lang: language,
    dir: 'ltr',
    start_url: PATHS.dashboard,
    scope: PATHS.dashboard,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    ...COLOURS,
    categories: ['sports', 'social', 'lifestyle'],
    icons: ICONS,
    screenshots: SCREENSHOTS.map(({ name, label, ...shot }) => ({
      src: `/assets/${name}.webp`,
      type: 'image/webp',
      label: text(label),
      ...shot,
    })),
    shortcuts: [shortcut('dashboard.organise', PATHS.organise), shortcut('install.next', PATHS.nextMatch)],
    share_target: {
      action: PATHS.shared,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...Object.fromEntries(SHARED_TEXTS.map((name) => [name, name])),
        files: [{ name: SHARED_FILES, accept: SHARED_FILE_KINDS }],
      },
    },
  };
}

/** The files that browsers need to install the app, in the language of its reader (R-installable, R-share-target). */
export async function installRoutes(app: FastifyInstance): Promise<void> {
  type Route = { Querystring: { lang?: QueryValue } };
  app.get<Route>(MANIFEST_PATH, { schema: { hide: true } }, async (request, reply) => {
    const language = toLanguage(firstValue(request.query.lang)) ?? askedLanguage(request.headers['accept-language']);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestIn(language)));
  });
  await app.register(async (shared) => {
    // The service worker keeps what is shared. Before there is one, the body is not read: the page says that nothing came.
    shared.removeAllContentTypeParsers();
    shared.addContentTypeParser('*', (_request, _body, done) => done(null));
    shared.post(PATHS.shared, { schema: { hide: true } }, async (_request, reply) => reply.redirect(PATHS.shared, 303));
  });
}
