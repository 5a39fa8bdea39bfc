import { DOCUMENT_DATA_ID, type DocumentData } from '../../shared/renderedPage.ts';
import { HYDRATION_FAILED } from './hydrated.ts';

/** @returns the data the document was rendered from; null where it came empty, as from a device's own copy */
export function readDocumentData(): DocumentData | null {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : null;
}

/** Another page is drawn instead of the rendered one; tells the loader to give up. */
export function forgetDocumentData(): void {
  document.getElementById(DOCUMENT_DATA_ID)?.remove();
  window.dispatchEvent(new Event(HYDRATION_FAILED));
}
