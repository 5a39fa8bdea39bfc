import { useEffect } from 'react';
import { BRAND } from '../../../shared/brand.ts';

/** @param title what the page is about, in the language shown */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
