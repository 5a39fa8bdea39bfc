import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';

/** @returns a function that names the device of a session or a passkey in words */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const t = useText();
  return ({ browser, system }) => {
    const name = browser === 'app' ? t('profile.sessions.app', { product: BRAND.name }) : browser;
    if (name && system) return t('profile.sessions.device', { browser: name, system });
    return name ?? system ?? t('profile.sessions.unknown');
  };
}
