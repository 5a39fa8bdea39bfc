/** Opens the tools of development of the tests' servers, some of which are behind a proxy (R-dev-tools). */
export const DEV_TOKEN = 'opensTheToolsOfDevelopment000000';
export const DEV_HEADERS = { authorization: `Bearer ${DEV_TOKEN}` };
