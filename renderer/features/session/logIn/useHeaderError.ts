import { useCallback, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { TextValues } from '../../../i18n/useText.ts';

interface HeaderError {
  error: TextKey | null;
  values: TextValues;
  tries: number;
}

/** The error in the header of a log-in page (R-log-in-form); `tries` lets the same error bounce again. */
export function useHeaderError() {
  const [state, setState] = useState<HeaderError>({ error: null, values: {}, tries: 0 });
  const refuse = useCallback(
    (error: TextKey, values: TextValues = {}) => setState(({ tries }) => ({ error, values, tries: tries + 1 })),
    [],
  );
  return { ...state, refuse };
}
