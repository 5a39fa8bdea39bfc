import { createApiClient } from '../../renderer/api/client.ts';
import type { Transport } from '../../renderer/api/transport.ts';
import type { Memory, Platform } from '../../renderer/platform/platform.ts';
import type { Toast } from '../../renderer/stores/FeedbackStore.ts';
import { RootStore } from '../../renderer/stores/RootStore.ts';
import { ONCE_HEADER } from '../../shared/contract/endpoint.ts';
import type { Language, Texts } from '../../shared/locales/languages.ts';

const ORIGIN = 'http://club.test';

/** What the fake server answers; `network` is no answer at all. */
type Answer = { status: number; body?: unknown } | 'network';

export interface Sent {
  call: string;
  authorization: string | null;
  type: string | null;
  /** The key of a call that may come again. */
  once: string | null;
  /** What it says of the language of the page. */
  language: string | null;
  body: unknown;
}

function memory(): Memory {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) };
}

export const CONFIG = {
  fbAppId: null,
  googleClientId: null,
  appleClientId: null,
  sdk: { google: null, facebook: null, apple: null },
  webAccessUrl: 'http://club.test',
  phoneOffered: true,
  countryCode: 'BE',
  profilePicture: '',
  webTranslationURL: '/locales/{language}.json',
  language: 'nl',
  now: '2026-11-21T10:00:00Z',
  development: false,
  sentryDsn: null,
  links: { appStore: null, playStore: null, quickStart: null, privacy: null, terms: null, imprint: null, social: [] },
};

export const ME = {
  id: 'u1',
  firstName: 'Ann',
  lastName: 'Peeters',
  emails: [],
  invitationCode: 'ann1@2',
  hasPassword: true,
  factorHint: false,
  hasPreferences: true,
  pushHint: false,
};

/**
 * The whole app without a screen.
 * @param answers by `METHOD /path`; a list is answered one after the other, its last one again and again
 */
export function testWorld(
  answers: Record<string, Answer | Answer[]>,
  start: { token?: string; browser?: string[]; show?: (language: Language, texts: Texts) => Promise<void> } = {},
) {
  const sent: Sent[] = [];
  const toasts: Toast[] = [];
  const shown: [Language, Texts][] = [];
  const used = new Map<string, number>();
  let stored = start.token ?? null;
  let notifyOtherTab: (token: string | null) => void = () => undefined;

  const transport: Transport = async ({ method, url, headers, body }) => {
    const call = `${method} ${url.replace(ORIGIN, '')}`;
    sent.push({
      call,
      authorization: headers.Authorization ?? null,
      type: headers['Content-Type'] ?? null,
      once: headers[ONCE_HEADER] ?? null,
      language: headers['Accept-Language'] ?? null,
      body,
    });
    const list = [answers[call] ?? { status: 404, body: {} }].flat();
    const turn = used.get(call) ?? 0;
    used.set(call, turn + 1);
    const answer = list[Math.min(turn, list.length - 1)] ?? 'network';
    if (answer === 'network') throw new Error('no answer');
    return { status: answer.status, data: answer.body };
  };

  const platform: Platform = {
    serverOrigin: '',
    memory: memory(),
    visit: memory(),
    keptLanguage: () => null,
    keepLanguage: () => undefined,
    offersDesktop: false,
    followsHidden: false,
    installPrompt: () => null,
    browser: null,
    session: {
      load: async () => stored,
      save: async (token) => {
        stored = token;
      },
      onChange: (listener) => {
        notifyOtherTab = listener;
      },
    },
  };
  const root = new RootStore({
    platform,
    createApi: (caller) => createApiClient(ORIGIN, caller, transport),
    toasts: {
      show: (toast) => void toasts.push(toast),
      hide: (id) => {
        const at = toasts.findIndex((toast) => toast.id === id);
        if (at >= 0) toasts.splice(at, 1);
      },
    },
    language: {
      query: null,
      browser: start.browser ?? ['en-GB'],
      part: 'all',
      show: async (language, texts) => {
        shown.push([language, texts]);
        await start.show?.(language, texts);
      },
      bundled: async (language) => ({ bundled: language }),
    },
  });
  return {
    root,
    platform,
    sent,
    toasts,
    shown,
    stored: () => stored,
    otherTab: (token: string | null) => notifyOtherTab(token),
  };
}
