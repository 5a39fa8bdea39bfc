/** Of the tests' servers: everybody comes to them as through a proxy, so the tools of development ask for it (R-dev-tools). */
export const DEV_TOKEN = 'opensTheToolsOfDevelopment000000';
export const DEV_HEADERS = { authorization: `Bearer ${DEV_TOKEN}` };
