import type { ApiFailure } from '../api/apiFailure.ts';

/** State of one request. Each request has its own, never one flag for several (R-loadable). */
export type Loadable<T> =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: ApiFailure };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T) => ({ status: 'ready', value }) as const;
export const failed = (failure: ApiFailure) => ({ status: 'failed', failure }) as const;

/** @returns the value when it is there */
export function valueIn<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'ready' ? loadable.value : null;
}
