import zxcvbn from 'zxcvbn';

/** The input of the thread: the part of a password that is judged, and what makes it easy to guess. */
export interface Judgement {
  measured: string;
  own: string[];
}

/** Runs in a thread of its own. @returns 0 to 4 */
export default function judgePassword({ measured, own }: Judgement): number {
  return zxcvbn(measured, own).score;
}
