import { DOCUMENT_DATA_ID, type DocumentData } from '../../shared/renderedPage.ts';
import { HYDRATION_FAILED } from './hydrated.ts';

/** @returns what the document was rendered from; null where it came empty, as from a device's own copy */
export function readDocumentData(): DocumentData | null {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : null;
}

/** What came is another page than the one that is drawn instead: the loader holds nothing for it any more. */
export function forgetDocumentData(): void {
  document.getElementById(DOCUMENT_DATA_ID)?.remove();
  window.dispatchEvent(new Event(HYDRATION_FAILED));
}
