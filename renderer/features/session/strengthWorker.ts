import { judgeStrength } from './judgeStrength.ts';
import type { Question, Verdict } from './strength.ts';

// A worker's own scope, which the types of a page do not know.
const scope = self as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

scope.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const verdict: Verdict = { id: data.id, strength: judgeStrength(data.password, data.own) };
  scope.postMessage(verdict);
});
