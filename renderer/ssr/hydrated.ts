/** The event of the window that says: the page that came from the server answers to the touch. */
export const HYDRATED = 'crosscourt:hydrated';
/** Fired when the page will never hydrate: its code failed to load, or another page replaced it. */
export const HYDRATION_FAILED = 'crosscourt:hydrationFailed';

/** Lets a touch be answered before the page goes on with its work (R-rendered-pages). */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
