const { pathname: path, search } = window.location;

/** What the page was opened by. */
export const address = { path, search };

/** The language as the address and the browser ask for it. */
export const asked = { query: new URLSearchParams(search).get('lang'), browser: navigator.languages };
