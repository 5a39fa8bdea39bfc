import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/apiFailure.ts';
import { FeedbackStore } from './FeedbackStore.ts';

test('a refusal’s text is filled from its data, and leads to what it asks for', () => {
  const feedback = new FeedbackStore({ show: vi.fn(), hide: vi.fn() });
  feedback.report(new ApiFailure('E.balls.few', 409, { required: 90, current: 12 }));
  expect(feedback.alert).toMatchObject({
    text: 'error.E.balls.few',
    values: { required: 90, current: 12 },
    link: { to: '/friendsAndBalls' },
  });
  feedback.close();
  feedback.report(new ApiFailure('E.limit.guests', 403, { level: 'PLAYIT', limit: 10 }));
  expect(feedback.alert).toMatchObject({ values: { limit: 10 }, link: { to: '/upgradeAccount' } });
});

test('what nothing can be done about leads nowhere, also after an alert that did', () => {
  const feedback = new FeedbackStore({ show: vi.fn(), hide: vi.fn() });
  feedback.report(new ApiFailure('E.limit.games', 403, { level: 'PLAYIT', limit: 5 }));
  feedback.report(new ApiFailure('E.limit.groups', 403, { limit: 50 }));
  expect(feedback.alert).toMatchObject({ text: 'error.E.limit.groups', values: { limit: 50 }, link: null });
});
