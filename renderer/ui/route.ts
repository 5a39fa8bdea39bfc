import { createContext, useContext } from 'react';

/** Where the app is and how to go elsewhere, without saying what moves it. */
export interface Place {
  /** What stands before `?`. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  go: (to: string, options?: { replace?: boolean }) => void;
}

const PlaceContext = createContext<Place | null>(null);

export const PlaceProvider = PlaceContext.Provider;

/**
 * The address, for everything that may be shown to a guest: the page that opens from a mail does without the router,
 * whose code is a tenth of what a guest's phone may load.
 */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace outside of PlaceProvider');
  return place;
}
