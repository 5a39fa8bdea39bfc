import { FACEBOOK_VERSION } from '../../../../shared/domain/people/logInProviders.ts';
import { loadScript } from './loadScript.ts';

/** What this page uses of Facebook's SDK for JavaScript. */
interface FacebookSdk {
  init(options: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  login(
    callback: (answer: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string; auth_type?: 'rerequest' },
  ): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

/**
 * Makes Facebook's window ready to open: it must be opened by the click itself, or the browser takes it for an unwanted
 * one.
 * @throws Error when Facebook cannot be reached
 */
export async function prepareFacebook(script: string, appId: string): Promise<void> {
  await loadScript(script);
  window.FB?.init({ appId, version: FACEBOOK_VERSION, xfbml: false, cookie: false });
}

/** @returns an access token, or null when the window was blocked, closed or refused */
export function askFacebook(): Promise<string | null> {
  return new Promise((resolve) => {
    const { FB } = window;
    if (!FB) resolve(null);
    else FB.login((answer) => resolve(answer.authResponse?.accessToken ?? null), { scope: 'public_profile,email' });
  });
}
