import { createContext, useContext } from 'react';
import type { RootStore } from './RootStore.ts';

const StoreContext = createContext<RootStore | null>(null);

export const StoreProvider = StoreContext.Provider;

/** @returns everything the app knows; the component that reads from it is an `observer` */
export function useStores(): RootStore {
  const root = useContext(StoreContext);
  if (!root) throw new Error('useStores outside of StoreProvider');
  return root;
}
