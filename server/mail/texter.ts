import type { Clock } from '../clock.ts';
import { type Config, phoneOffered } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { DEPLOYMENT_TEXTS, newsBudgetsOf, takeBudgets, textBudgetsOf } from './budgets.ts';
import { deliver, type NoteMail, type Outcome, queueMail, type StoredMail } from './delivery.ts';
import type { Tracking } from './tracking.ts';

/** How long the gateway may take for one text message. */
const PATIENCE_MS = 10_000;
/** Temporary refusals: too slow, too many. */
const PASSING = [408, 429];

/** A text message; its text is already in the receiver's language. */
export interface TextMessage {
  /** `+` prefix number. */
  to: string;
  text: string;
  /** The match it brings news about; left out for a text somebody waits for, such as a code. */
  gameId?: string;
}

export interface Texter {
  /** False where text messages can't be sent: the phone pages say "not offered here". */
  offered: boolean;
  /** Stores a text message in the caller's transaction: it goes out if and only if that commits and its budgets have room. */
  send(tx: Tx, message: TextMessage): Promise<void>;
}

type Deps = {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  tracking: Tracking;
  noteMail: NoteMail;
  noteTextsUsedUp: () => void;
};

/** The only sender of text messages: to SMS_URL when configured, else kept in the outbox (R-text-message). */
export function createTexter({ config, db, clock, jobs, tracking, noteMail, noteTextsUsedUp }: Deps): Texter {
  const { smsUrl, smsDailyMax } = config;

  async function post(message: StoredMail): Promise<Outcome> {
    if (smsUrl === null) return 'failed';
    const answer = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: message.recipient, text: message.body_text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    const isFinal = answer.status < 500 && !PASSING.includes(answer.status);
    if (answer.ok) return 'sent';
    return isFinal ? { refused: 'OTHER' } : 'failed';
  }

  jobs.handle('text.deliver', async (batch) => {
    for (const { mailId } of batch) {
      await deliver({ db, clock, jobs, tracking, noteMail }, mailId, (message) =>
        post(message).catch((): Outcome => 'failed'),
      );
    }
  });

  return {
    offered: phoneOffered(config),
    async send(tx, { to, text, gameId }) {
      const budgets = gameId ? newsBudgetsOf(to, gameId, smsDailyMax) : textBudgetsOf(to, smsDailyMax);
      const full = await takeBudgets(tx, budgets, clock.now());
      if (full?.name === DEPLOYMENT_TEXTS) noteTextsUsedUp();
      if (full) return;
      const id = newId();
      await tx
        .insertInto('mails')
        .values({
          id,
          recipient: to,
          subject: '',
          body_text: text,
          body_html: '',
          from_name: null,
          headers: JSON.stringify({}),
          attachments: JSON.stringify([]),
          invitee_ids: [],
          state: smsUrl === null ? 'KEPT' : 'QUEUED',
          created_at: clock.now(),
          urgent: gameId === undefined,
          next_try_at: null,
          return_to: null,
          kind: 'TEXT',
        })
        .execute();
      if (smsUrl !== null) await queueMail(jobs, tx, { id, recipient: to, urgent: gameId === undefined, tries: 0 });
    },
  };
}

/** How many characters fit into one text message. */
const MAX_SIGNS = 160;

/** Characters that reduce a text message from 160 characters to 70, and replacements that read the same. */
const PLAIN: readonly [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u202f\u2009]/g, ' '],
];

interface News {
  product: string;
  said: string;
  /** When the match is; empty where that is not agreed. */
  when: string;
  /** The link for more. */
  url: string;
}

/** The half that a cut leaves of a character of two code units. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;

/**
 * News in one text message (R-text-news). If it is too long, the text is cut, as names may be long, but never the time or
 * the link.
 */
export function newsText({ product, said, when, url }: News): string {
  const plain = (text: string) =>
    PLAIN.reduce((plainer, [sign, same]) => plainer.replace(sign, same), text.replace(/\s+/g, ' ').trim());
  const end = `${when && `, ${plain(when)}`} ${url}`;
  const room = MAX_SIGNS - product.length - 2 - end.length;
  const news = plain(said);
  const cut =
    news.length > room
      ? `${news
          .slice(0, Math.max(0, room - 3))
          .replace(HALF_A_SIGN, '')
          .trimEnd()}...`
      : news;
  return `${product}: ${cut}${end}`;
}
