import { useSyncExternalStore } from 'react';
import type { Language, Texts } from '../../shared/locales/languages.ts';
import type { Transport } from '../api/transport.ts';
import { TextContext, type Translate } from '../i18n/useText.ts';
import { fetchTransport } from './fetchTransport.ts';
import { guestTranslator } from './guestTranslator.tsx';
import type { Runtime } from './runtime.ts';

interface DeferredRuntime extends Runtime {
  /**
   * Fetches the app's own when no call is under way that the page may wait for, and goes on with them.
   * @throws if they fail to load: a guest's do until another page is opened
   */
  arrive: () => Promise<void>;
}

/**
 * A guest's runtime until the app's is fetched, which the first picture does not wait for (R-measure-first-content). Both
 * make the same of the same texts (translators.test.ts), so nothing is drawn again when they change.
 */
export function deferredRuntime(fetchRuntime: () => Promise<Runtime>): DeferredRuntime {
  let { transport, translator }: { transport: Transport; translator: Pick<Runtime['translator'], 't' | 'show'> } = {
    transport: fetchTransport,
    translator: guestTranslator(),
  };
  let shown: [Language, Texts] | null = null;
  const writing = (): Translate => (key, values) => translator.t(key, values);
  let t = writing();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => t;
  const underWay = new Set<Promise<unknown>>();
  return {
    texts: 'all',
    transport: (call) => {
      const answer = transport(call);
      underWay.add(answer);
      const forget = () => void underWay.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    translator: {
      t: (key, values) => translator.t(key, values),
      show: async (language, texts) => {
        shown = [language, texts];
        await translator.show(language, texts);
        t = writing();
        for (const listener of listeners) listener();
      },
      Provider: ({ children }) => (
        <TextContext value={useSyncExternalStore(subscribe, current, current)}>{children}</TextContext>
      ),
    },
    arrive: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      const runtime = await fetchRuntime();
      // Another language may be chosen meanwhile.
      for (let taken: typeof shown = null; taken !== shown; ) {
        taken = shown;
        if (taken) await runtime.translator.show(...taken);
      }
      ({ transport, translator } = runtime);
    },
  };
}
