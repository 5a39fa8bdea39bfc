import { expect, it } from 'vitest';
import { nudgeableFrom } from './reminders.ts';

const invitedAt = new Date('2026-11-23T09:00:00.000Z');
const fromOf = (expiresAt: string, nudgedAt: string | null = null) =>
  nudgeableFrom({
    invitedAt,
    expiresAt: new Date(expiresAt),
    nudgedAt: nudgedAt ? new Date(nudgedAt) : null,
  }).toISOString();

// R-nudge
it('is twelve hours after the invitation', () => {
  expect(fromOf('2026-11-28T09:00:00.000Z')).toBe('2026-11-23T21:00:00.000Z');
});

it('is after half of the time to answer, where that is sooner', () => {
  expect(fromOf('2026-11-23T15:00:00.000Z')).toBe('2026-11-23T12:00:00.000Z');
});

it('is a day after the last time', () => {
  expect(fromOf('2026-11-28T09:00:00.000Z', '2026-11-24T08:00:00.000Z')).toBe('2026-11-25T08:00:00.000Z');
});

it('is never before the invitation', () => {
  expect(fromOf('2026-11-23T08:00:00.000Z')).toBe(invitedAt.toISOString());
});
