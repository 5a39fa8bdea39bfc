type Engine = 'chromium' | 'firefox' | 'webkit';

/**
 * What a test needs that the driver of an engine has not (docs/adr/0122): the test says it by a tag, and is skipped there with
 * the reason that stands here.
 */
const LACKS: Record<Engine, Record<string, string>> = {
  chromium: {},
  firefox: {
    '@needs-bodies': 'its driver shows no body of a request',
    '@needs-devtools': 'it has no DevTools protocol',
    '@needs-downloads': 'its driver hands over no downloads',
    '@needs-media': 'its driver changes no media features after the start',
    '@needs-no-script': 'its driver switches no scripts off',
    '@needs-touch': 'its driver touches nothing',
    '@needs-workers': 'its driver neither sees nor cuts off what service workers ask for',
  },
  webkit: {
    '@needs-devtools': 'it has no DevTools protocol',
    '@needs-downloads': 'its driver hands over no downloads',
    '@needs-no-script': 'its driver finds nothing on a page without scripts',
    '@needs-lost-scripts': 'a page never loads there once a script of another site was refused',
    '@needs-push': 'it is built without push',
    '@needs-reloads': 'its driver gives a page up that loads itself anew while it is opened',
    '@needs-second-page': 'its driver opens no second page of a context',
    '@needs-still-frames': 'its driver reads no frame that lets no script run',
    '@needs-touch': 'its touches are made in the page, and no device has them',
    '@needs-workers': 'its driver neither sees nor cuts off what service workers ask for',
  },
};

/** @returns why a test with these tags can't run in an engine, or null */
export function lackFor(engine: Engine, tags: readonly string[]): string | null {
  const lack = tags.find((tag) => tag in LACKS[engine]);
  return lack ? (LACKS[engine][lack] ?? null) : null;
}

const KNOWN = new Set(Object.values(LACKS).flatMap(Object.keys));

/** @returns tags that say a need which nobody knows */
export const unknownNeeds = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith('@needs-') && !KNOWN.has(tag));
