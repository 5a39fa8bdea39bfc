import type { Context } from '../context.ts';

/** Fills an empty database with the demo club. */
export async function fillDemoClub(_context: Context): Promise<void> {}

/** @returns what a start tells whoever wants to look around: log-ins, an open invitation, the outbox */
export async function startupNotes(context: Context): Promise<string[]> {
  return context.config.development ? [`Outbox  ${context.config.publicUrl}/dev/outbox`] : [];
}
