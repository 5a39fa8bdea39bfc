import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';

export type Score = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess, why, and how to make it harder. */
export interface Strength {
  score: Score;
  reason: TextKey | null;
  advice: TextKey[];
}

/** @param own names and addresses of the person, which make a password easy to guess */
export type Measure = (password: string, own: string[]) => Promise<Strength>;

/** A question to the worker, and its answer. */
export interface Question {
  id: number;
  password: string;
  own: string[];
}
export interface Verdict {
  id: number;
  strength: Strength;
}

/** Made with the first password typed, and anew when it could not be loaded. */
let worker: Worker | null = null;
let asked = 0;

function startWorker(): Worker {
  worker ??= new Worker(new URL('./strengthWorker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Asks the meter in a thread of its own: the page goes on while the worst passwords are judged (R-password-strength). */
export const measureStrength: Measure = (password, own) =>
  new Promise((done, fail) => {
    asked += 1;
    const id = asked;
    const used = startWorker();
    const settle = new AbortController();
    const hear = ({ data }: MessageEvent<Verdict>) => {
      if (data.id !== id) return;
      settle.abort();
      done(data.strength);
    };
    const giveUp = () => {
      settle.abort();
      if (worker === used) worker = null;
      fail(new Error('the password meter could not be loaded'));
    };
    used.addEventListener('message', hear, { signal: settle.signal });
    used.addEventListener('error', giveUp, { signal: settle.signal });
    used.postMessage({ id, password, own } satisfies Question);
  });

/** Reasons and advice are said while they are needed: below the least score, or as long as there is a reason. */
export function strengthTextOf({ score, reason, advice }: Strength): {
  reason: TextKey | null;
  advice: readonly TextKey[];
} {
  return score < MIN_PASSWORD_SCORE || reason ? { reason, advice } : { reason: null, advice: [] };
}
