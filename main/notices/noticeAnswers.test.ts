import { expect, it, vi } from 'vitest';
import { createNoticeAnswers } from './noticeAnswers.ts';

const ANSWER = { about: 'u1 g1 3', path: '/game/g1', pressed: 0 };

// R-desktop-notices
it('hands an answer to a page that listens, and opens the match where none does', () => {
  const [send, open] = [vi.fn(), vi.fn()];
  const answers = createNoticeAnswers(send);
  answers.press(ANSWER, open);
  expect([send.mock.calls, open.mock.calls.length]).toEqual([[], 1]);
  answers.ready();
  answers.press(ANSWER, open);
  expect([send.mock.calls, open.mock.calls.length]).toEqual([[[ANSWER]], 1]);
  answers.pause();
  answers.press(ANSWER, open);
  expect([send.mock.calls.length, open.mock.calls.length]).toEqual([1, 2]);
});
