import { useCallback, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';

/** What the header of a log-in page says is wrong (R-log-in-form); `tries` lets the same error bounce again. */
export function useHeaderError() {
  const [{ error, tries }, setState] = useState<{ error: TextKey | null; tries: number }>({ error: null, tries: 0 });
  const refuse = useCallback((key: TextKey) => setState((state) => ({ error: key, tries: state.tries + 1 })), []);
  const clear = useCallback(() => setState((state) => ({ ...state, error: null })), []);
  return { error, tries, refuse, clear };
}
