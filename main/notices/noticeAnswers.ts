import type { NoticeAnswer } from '../../shared/ipc/desktop.ts';

/** Brings what is pressed on notices to the page, while one listens. */
export interface NoticeAnswers {
  /** The page takes answers from now on. */
  ready(): null;
  /** The page is gone, or loaded anew: nobody listens until it says so again. */
  pause(): void;
  /** @param open shows the match instead, where no page would get the answer */
  press(answer: NoticeAnswer, open: () => void): void;
}

/** @param send to a page that listens */
export function createNoticeAnswers(send: (answer: NoticeAnswer) => void): NoticeAnswers {
  let listens = false;
  return {
    ready() {
      listens = true;
      return null;
    },
    pause() {
      listens = false;
    },
    press(answer, open) {
      if (listens) send(answer);
      else open();
    },
  };
}
