import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { CONFIG, ME, testWorld } from '../../tests/support/testWorld.ts';

configure({ enforceActions: 'always' });

const TEXTS = { status: 200, body: { hello: 'Hello' } };
const SERVER = {
  'GET /api/config': { status: 200, body: CONFIG },
  'GET /locales/en.json': TEXTS,
  'GET /locales/nl.json': TEXTS,
  'GET /locales/fr.json': TEXTS,
  'GET /api/me': { status: 200, body: ME },
};
const PREFERENCES = 'GET /api/applicationPreferences/search/findByUserId?userId=u1';
const DEAD = { status: 401, body: { messageId: 'E.auth.required' } };

describe('start', () => {
  it('takes up a kept session with its token', async () => {
    const { root, sent } = testWorld(SERVER, { token: 't1' });
    await root.start();
    expect(root.session.user?.firstName).toBe('Ann');
    expect(sent.find(({ call }) => call === 'GET /api/me')?.authorization).toBe('Bearer t1');
  });

  // R-former-player
  it('says the language of the page with every call', async () => {
    const { root, sent } = testWorld(SERVER, { browser: ['fr-BE'] });
    await root.start();
    expect(sent.find(({ call }) => call === 'GET /api/config')?.language).toBe('fr');
    await root.language.setLanguage('nl');
    await root.config.config.refresh();
    expect(sent.findLast(({ call }) => call === 'GET /api/config')?.language).toBe('nl');
  });

  it('logs out when the token is dead, and only then', async () => {
    const dead = testWorld({ ...SERVER, 'GET /api/me': DEAD }, { token: 't1' });
    await dead.root.start();
    expect(dead.root.session.loggedIn).toBe(false);
    expect(dead.stored()).toBeNull();

    for (const answer of ['network', { status: 500 }] as const) {
      const { root, stored } = testWorld({ ...SERVER, 'GET /api/me': answer }, { token: 't1' });
      await root.start();
      expect(root.session.loggedIn).toBe(true);
      expect(root.session.offline).toBe(answer === 'network');
      expect(stored()).toBe('t1');
    }
  });

  it('sends no authorization for configuration and texts', async () => {
    const { root, sent } = testWorld(SERVER, { token: 't1' });
    await root.start();
    for (const call of ['GET /api/config', 'GET /locales/en.json']) {
      expect(sent.filter((request) => request.call === call)).toEqual([
        expect.objectContaining({ authorization: null }),
      ]);
    }
  });

  it('asks for the configuration again by the Retry of its alert', async () => {
    const { root } = testWorld({ ...SERVER, 'GET /api/config': ['network', { status: 200, body: CONFIG }] });
    await root.start();
    expect(root.feedback.alert).toMatchObject({ text: 'alert.network.text' });
    root.feedback.retry();
    expect(root.feedback.alert).toBeNull();
    await expect.poll(() => root.config.value?.countryCode).toBe('BE');
  });
});

describe('language', () => {
  it("is the deployment's when the browser speaks none of ours", async () => {
    const { root, shown } = testWorld(SERVER, { browser: ['ja'] });
    await root.start();
    expect(root.language.language).toBe('nl');
    expect(shown).toEqual([['nl', { hello: 'Hello' }]]);
  });

  it('comes from the place the configuration names', async () => {
    const config = { status: 200, body: { ...CONFIG, webTranslationURL: 'https://texts.test/{language}' } };
    const other = { status: 200, body: { hello: 'Other' } };
    const { root, shown } = testWorld({ ...SERVER, 'GET /api/config': config, 'GET https://texts.test/en': other });
    await root.start();
    expect(shown).toEqual([['en', { hello: 'Other' }]]);
  });

  it('is asked for once where the configuration names our own place with a version', async () => {
    const config = { status: 200, body: { ...CONFIG, webTranslationURL: '/locales/{language}.json?v=1' } };
    const { root, sent } = testWorld({ ...SERVER, 'GET /api/config': config });
    await root.start();
    expect(sent.filter(({ call }) => call.includes('/locales/')).map(({ call }) => call)).toEqual([
      'GET /locales/en.json',
    ]);
  });

  it.each(['network', { status: 200, body: '<html>hotel</html>' }] as const)(
    'falls back to the bundled texts with an alert when the file cannot be had: %o',
    async (answer) => {
      const { root, shown } = testWorld({ ...SERVER, 'GET /locales/en.json': answer });
      await root.start();
      expect(shown).toEqual([['en', { bundled: 'en' }]]);
      expect(root.feedback.alert).toMatchObject({ text: 'alert.texts.text' });
      expect(root.feedback.alert?.retries).toHaveLength(1);
    },
  );

  it('switches at once and is remembered', async () => {
    const { root, platform } = testWorld(SERVER);
    await root.start();
    await root.chooseLanguage('fr');
    expect(root.language.language).toBe('fr');
    expect(platform.memory.get('language')).toBe('fr');
  });

  // R-formats
  it.each([
    ['en-US', 'MM_DD_YYYY', 'H12'],
    ['en-GB', 'DD_MM_YYYY', 'H24'],
  ])('leaves dates and times to the region of a browser in %s', async (tag, dateFormat, timeFormat) => {
    const { root } = testWorld(SERVER, { browser: [tag] });
    await root.start();
    expect(root.formats).toEqual({ language: 'en', dateFormat, timeFormat });
  });

  it("follows the account's where none was chosen on this device", async () => {
    const saved = { status: 200, body: { language: 'fr', dateFormat: 'MM_DD_YYYY', timeFormat: 'H24' } };
    const { root } = testWorld({ ...SERVER, [PREFERENCES]: saved }, { token: 't1' });
    const stop = root.watchSession();
    await root.start();
    await expect.poll(() => root.language.language).toBe('fr');
    expect(root.formats).toEqual({ language: 'fr', dateFormat: 'MM_DD_YYYY', timeFormat: 'H24' });
    stop();
  });
});

describe('preferences', () => {
  it('are the defaults when the server has none (404)', async () => {
    const { root } = testWorld(SERVER);
    await root.preferences.load('u1');
    expect(root.preferences.preferences.state).toEqual({ status: 'ready', value: null });
    expect(root.formats).toEqual({ language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' });
  });

  it('are not asked for where the account has none', async () => {
    const me = { status: 200, body: { ...ME, hasPreferences: false } };
    const { root, sent } = testWorld({ ...SERVER, 'GET /api/me': me }, { token: 't1' });
    const stop = root.watchSession();
    await root.start();
    expect(root.session.user?.id).toBe('u1');
    expect(sent.map(({ call }) => call)).not.toContain(PREFERENCES);
    stop();
  });

  it.each([
    ['en-US', 'MM_DD_YYYY', 'H12'],
    ['de-DE', 'DD_MM_YYYY', 'H24'],
    ['en', 'DD_MM_YYYY', 'H24'],
  ])('follow the region of a browser in %s until there are some', (browser, dateFormat, timeFormat) => {
    expect(testWorld({}, { browser: [browser] }).root.formats).toMatchObject({ dateFormat, timeFormat });
  });

  it('are saved as they were read before, when only the language is chosen', async () => {
    const { root, sent } = testWorld(SERVER, { token: 't1', browser: ['en-US'] });
    await root.start();
    await root.preferences.load('u1');
    await root.chooseLanguage('de');
    const saved = sent.find(({ call }) => call === 'PUT /api/applicationPreferences');
    expect(JSON.parse(String(saved?.body))).toEqual({
      language: 'de',
      dateFormat: 'MM_DD_YYYY',
      timeFormat: 'H12',
    });
  });
});

describe('saved preferences', () => {
  it('count at once, and so does the language', async () => {
    const chosen = { language: 'fr', dateFormat: 'MM_DD_YYYY', timeFormat: 'H24' } as const;
    const saved = { 'PUT /api/applicationPreferences': { status: 200, body: chosen } };
    const { root, platform, sent } = testWorld({ ...SERVER, ...saved }, { token: 't1' });
    await root.start();
    await root.savePreferences(chosen);
    expect(root.formats).toEqual(chosen);
    expect(platform.memory.get('language')).toBe('fr');
    expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
  });
});

describe('log-in and log-out', () => {
  const TOKEN = { status: 200, body: { access_token: 't2', token_type: 'bearer', expires_in: 1 } };

  it('sends a form with the client named, keeps the token and loads the user', async () => {
    const { root, sent, stored } = testWorld({ ...SERVER, 'POST /oauth/token': TOKEN });
    await root.session.logIn('ann@club.test', 'pass word&');
    expect(sent[0]).toMatchObject({
      call: 'POST /oauth/token',
      authorization: `Basic ${btoa('crosscourt-web:')}`,
      type: 'application/x-www-form-urlencoded',
      body: 'grant_type=password&username=ann%40club.test&password=pass+word%26&provider=crosscourt',
    });
    expect(stored()).toBe('t2');
    expect(root.session.user?.id).toBe('u1');
  });

  it('rejects with invalid_grant and stays logged out', async () => {
    const { root } = testWorld({ 'POST /oauth/token': { status: 400, body: { messageId: 'invalid_grant' } } });
    await expect(root.session.logIn('a', 'b')).rejects.toMatchObject({ code: 'invalid_grant', status: 400 });
    expect(root.session.loggedIn).toBe(false);
  });

  it('logs out here also when the server cannot be told', async () => {
    const { root, sent, stored } = testWorld({ ...SERVER, 'POST /oauth/revoke': 'network' }, { token: 't1' });
    await root.start();
    await root.session.logOut();
    expect(root.session.user).toBeNull();
    expect(stored()).toBeNull();
    expect(sent.at(-1)).toMatchObject({ call: 'POST /oauth/revoke', authorization: 'Bearer t1' });
  });

  it('follows another tab in and out', async () => {
    const { root, otherTab } = testWorld(SERVER);
    await root.start();
    otherTab('t9');
    await expect.poll(() => root.session.user?.id).toBe('u1');
    otherTab(null);
    expect(root.session.loggedIn).toBe(false);
  });
});

describe('feedback', () => {
  const DIES = { ...SERVER, 'GET /api/me': [{ status: 200, body: ME }, DEAD], 'GET /api/game/g1': DEAD };

  it('looks whether the session lives after a 401 of any call, with a toast', async () => {
    const { root, toasts } = testWorld(DIES, { token: 't1' });
    await root.start();
    await expect(root.games.load('g1')).rejects.toMatchObject({ status: 401 });
    expect(toasts).toEqual([expect.objectContaining({ id: 'toast.permissionDenied', stays: false })]);
    await expect.poll(() => root.session.loggedIn).toBe(false);
  });

  it('says nothing of a 401 to an invitation’s token, nor while a kept session is being taken up', async () => {
    const { root, toasts } = testWorld(DIES, { token: 't1' });
    await expect(root.games.load('g1')).rejects.toMatchObject({ status: 401 });
    await root.start();
    await expect(root.games.load('g1', 'invitee')).rejects.toMatchObject({ status: 401 });
    expect(toasts).toEqual([]);
    expect(root.session.loggedIn).toBe(true);
  });

  it('keeps one alert for several lost calls and retries them all', () => {
    const { root } = testWorld({});
    const retries = [vi.fn(), vi.fn()];
    for (const retry of retries) root.feedback.open('alert.network.title', 'alert.network.text', retry);
    root.feedback.retry();
    for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
  });
});
