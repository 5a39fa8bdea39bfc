import type { Language } from '../../../../shared/locales/languages.ts';
import { loadScript } from './loadScript.ts';

/** The part of Google Identity Services that this page uses (accounts.google.com/gsi/client). */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
    auto_select: boolean;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      width: number;
      locale: Language;
      click_listener: () => void;
    },
  ): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** Google draws its button no wider, in CSS pixels. */
const WIDEST = 400;

/**
 * Google refuses pages that hide where they come from. From here on the page tells its origin, never its path, to others.
 */
function notifyOrigin(): void {
  document.querySelector('meta[name="referrer"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin';
  document.head.append(meta);
}

export interface GoogleButtonOptions {
  script: string;
  clientId: string;
  nonce: string;
  language: Language;
  /** The person has opened Google's window. */
  onOpen: () => void;
  /** @param token the ID token */
  onToken: (token: string) => void;
}

/**
 * Lets Google draw its own button, as its rules want; nobody else may draw it.
 * @param parent is emptied
 * @throws Error when Google cannot be reached
 */
export async function drawGoogleButton(parent: HTMLElement, options: GoogleButtonOptions): Promise<void> {
  notifyOrigin();
  await loadScript(options.script);
  const sdk = window.google?.accounts.id;
  if (!sdk) throw new Error('Google’s script is not what it was');
  sdk.initialize({
    client_id: options.clientId,
    nonce: options.nonce,
    callback: ({ credential }) => options.onToken(credential),
    ux_mode: 'popup',
    auto_select: false,
  });
  sdk.renderButton(parent, {
    type: 'standard',
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    width: Math.min(parent.clientWidth, WIDEST),
    locale: options.language,
    click_listener: options.onOpen,
  });
}
