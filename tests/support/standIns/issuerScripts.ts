/**
 * The providers' scripts as far as the page uses them: the same names, the same callbacks. ISSUER is replaced by the
 * address they are served from.
 */
const reportOf = (provider: string, handle: string) => `
  addEventListener('message', (event) => {
    if (event.origin === 'ISSUER' && event.data.provider === '${provider}') (${handle})(event.data.token);
  });`;

const google = `
  let given = {};
  window.google = { accounts: { id: {
    initialize(options) { given = options; },
    renderButton(parent, options) {
      parent.replaceChildren();
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google';
      button.lang = options.locale;
      button.style = 'min-height: 40px; color: #000; background: #fff;';
      button.onclick = () => {
        options.click_listener?.();
        open('ISSUER/window?' + new URLSearchParams({ provider: 'google', client: given.client_id, nonce: given.nonce }));
      };
      parent.append(button);
    },
  } } };
  ${reportOf('google', '(token) => token && given.callback({ credential: token })')}`;

const facebook = `
  let app = '';
  let answer = () => {};
  window.FB = {
    init(options) { app = options.appId; },
    login(callback) {
      answer = callback;
      const opened = open('ISSUER/window?' + new URLSearchParams({ provider: 'facebook', client: app }));
      if (!opened) callback({ status: 'unknown', authResponse: null });
    },
  };
  ${reportOf(
    'facebook',
    `(token) => answer(token
      ? { status: 'connected', authResponse: { accessToken: token } }
      : { status: 'unknown', authResponse: null })`,
  )}
  window.fbAsyncInit?.();`;

const apple = `
  let given = {};
  window.AppleID = { auth: {
    init(options) { given = options; },
    async signIn() {
      location.assign('ISSUER/auth/authorize?' + new URLSearchParams({
        client_id: given.clientId, redirect_uri: given.redirectURI, state: given.state, nonce: given.nonce,
        scope: given.scope, response_mode: 'form_post',
      }));
    },
  } };`;

/** Each keeps its names to itself. */
const scoped = (script: string) => `(() => {${script}})();`;

/** Path to script. */
export const SCRIPTS: Record<string, string> = {
  '/gsi/client': scoped(google),
  '/en_US/sdk.js': scoped(facebook),
  '/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js': scoped(apple),
};
