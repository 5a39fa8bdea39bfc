/** What people can be notified of, each kind by itself (R-push-kinds). */
export const PUSH_KINDS = ['invitation', 'change', 'answer', 'reminder', 'score', 'message'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
