import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';

/** @returns what says in words on what a session was opened or a passkey was made */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const t = useText();
  return ({ browser, system }) => {
    const name = browser === 'app' ? t('profile.sessions.app', { product: BRAND.name }) : browser;
    if (name && system) return t('profile.sessions.device', { browser: name, system });
    return name ?? system ?? t('profile.sessions.unknown');
  };
}
