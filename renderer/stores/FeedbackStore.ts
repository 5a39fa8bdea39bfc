import { makeAutoObservable } from 'mobx';
import type { TextKey } from '../../shared/locales/keys.ts';
import { type ApiFailure, toFailure } from '../api/apiFailure.ts';
import { failureValues, reactionTo } from '../api/failures.ts';
import type { Reaction, WayOn } from '../api/reactions.ts';
import type { TextValues } from '../i18n/useText.ts';

export interface Toast {
  /** Two toasts with one id are one toast: they do not pile up. */
  id: string;
  tone: 'info' | 'success' | 'error';
  text: TextKey;
  values?: TextValues;
  /** Stays until closed, because something has to be done. */
  stays: boolean;
  /** An action in the toast; its result appears in the same toast. */
  action?: { text: TextKey; run: () => void };
}

/** Something that has to be read, with a way to try again when there is one. */
export interface Alert {
  title: TextKey;
  text: TextKey;
  values: TextValues;
  retries: (() => void)[];
  link: WayOn | null;
}

/** Shows the toasts. */
export interface ToastScreen {
  show: (toast: Toast) => void;
  /** Takes the toast of this id away, if it is there. */
  hide: (id: string) => void;
}

interface ReportOptions {
  /** Repeats the failed action. */
  retry?: () => void;
  /** Values of the text, such as the organiser's name (R-game-refusal). */
  values?: TextValues;
}

/** The app's messages outside its pages: one alert at a time, and toasts. */
export class FeedbackStore {
  alert: Alert | null = null;
  readonly #toasts: ToastScreen;

  constructor(toasts: ToastScreen) {
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Handles a failure by the table.
   * @returns the reaction, so that a page can do its part for `screen` and `fields`
   */
  report(error: unknown, { retry, values = {} }: ReportOptions = {}): Reaction {
    const failure: ApiFailure = toFailure(error);
    const reaction = reactionTo(failure);
    const filled: TextValues = { ...failureValues(failure), ...values };
    if (reaction.on === 'toast') {
      this.toast({ id: reaction.text, tone: 'error', text: reaction.text, values: filled, stays: reaction.stays });
    }
    if (reaction.on === 'dialog') {
      this.open(reaction.title, reaction.text, reaction.retry ? retry : undefined, filled);
      if (this.alert) this.alert.link = reaction.link ?? null;
    }
    return reaction;
  }

  /** Opens an alert. The same one twice stays one, and its Retry does both again. */
  open(title: TextKey, text: TextKey, retry?: () => void, values: TextValues = {}): void {
    const retries = this.alert?.text === text ? this.alert.retries : [];
    this.alert = { title, text, values, retries: retry ? [...retries, retry] : retries, link: null };
  }

  toast(toast: Toast): void {
    this.#toasts.show(toast);
  }

  /** Takes a toast away that does not hold any more. */
  dismiss(id: string): void {
    this.#toasts.hide(id);
  }

  close(): void {
    this.alert = null;
  }

  /** The network is back: calls that only waited for it are done again. */
  meetNetwork(): void {
    if (this.alert?.title === 'alert.network.title') this.retry();
  }

  retry(): void {
    const retries = this.alert?.retries ?? [];
    this.alert = null;
    for (const retry of retries) retry();
  }
}
