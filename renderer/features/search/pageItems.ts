import { PATHS } from '../../../shared/routes/paths.ts';
import { NAVIGATION } from '../../app/layouts/navigation.ts';
import type { Translate } from '../../i18n/useText.ts';
import type { SearchItem } from './searchItems.ts';

/**
 * @param quickStart address of the deployment's own page about how it works; null for ours (R-banner)
 * @returns the main pages
 */
export function pageItems(t: Translate, quickStart: string | null): SearchItem[] {
  const page = (label: string, path: string): SearchItem => ({ group: 'pages', label, detail: '', path });
  return [
    ...NAVIGATION.map(({ path, text }) => page(t(text), path)),
    page(t('organise.title'), PATHS.organise),
    page(t('upgrade.title'), PATHS.upgradeAccount),
    page(t('banner.quickStart'), quickStart || PATHS.quickStart),
  ];
}
