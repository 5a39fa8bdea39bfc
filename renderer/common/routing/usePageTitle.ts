import { useEffect } from 'react';
import { BRAND } from '../../../shared/brand.ts';

/** @param title the subject of the page, in the language shown */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
