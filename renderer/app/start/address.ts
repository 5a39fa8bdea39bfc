const { pathname: path, search } = window.location;

/** The address the page was opened with. */
export const address = { path, search };

/** The language as the address and the browser ask for it. */
export const asked = { query: new URLSearchParams(search).get('lang'), browser: navigator.languages };
