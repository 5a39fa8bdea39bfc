import { BRAND } from '../../../../shared/brand.ts';

const TYPE = `${BRAND.slug}-payment`;

/** Whether this page is shown inside another one of ours. */
export const isFramed = (): boolean => window.parent !== window;

/** Tells the page around this one that a payment is on its way; what became of it, the server says. */
export function notifyParent(requestId: string): void {
  window.parent.postMessage({ type: TYPE, requestId }, window.location.origin);
}

/** @returns the request that a message is about; null for messages of others */
export function readPaymentMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== TYPE) return null;
  return 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : null;
}
