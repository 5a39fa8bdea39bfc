import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { reportMail } from '../../tests/support/mail/bounceMail.ts';
import type { Context } from '../context.ts';
import { createWorkers } from '../workers.ts';
import type { InboundMail } from './inboundMail.ts';
import { handleMailbox, type MailFacts } from './readMailbox.ts';

// R-mailbox, R-off-thread: what a stranger's mail can do to the process that reads the mailbox.

const inbox = vi.hoisted(() => ({ mails: [] as { raw: Buffer; isSeen: boolean }[] }));
vi.mock('imapflow', () => ({
  ImapFlow: class {
    on() {}
    async connect() {}
    async mailboxOpen() {}
    async search() {
      return inbox.mails.flatMap(({ isSeen }, uid) => (isSeen ? [] : [uid]));
    }
    async fetchOne(uid: string, { source }: { source?: boolean }) {
      const { raw } = inbox.mails[Number(uid)] ?? { raw: Buffer.of() };
      return source ? { source: raw } : { size: raw.length, internalDate: new Date(0) };
    }
    async messageFlagsAdd(uid: string) {
      const mail = inbox.mails[Number(uid)];
      if (mail) mail.isSeen = true;
    }
    async logout() {}
    close() {}
  },
}));

const OURS = `play+${'a'.repeat(27)}2@club.example`;
const DEADLY = join(import.meta.dirname, '../../tests/support/mail/deadlyTask.ts');
const threads = createWorkers({ threads: 1, heapMb: 64 });
afterAll(() => threads.close());

const parse = vi.spyOn(PostalMime, 'parse');
const handed = vi.fn<(file: string) => void>();
const note = vi.fn<Context['note']>();
const report = vi.fn<Context['report']>();
const received = vi.fn<(mail: InboundMail) => void>();
beforeEach(() => {
  for (const mock of [parse, handed, note, report, received]) mock.mockClear();
  inbox.mails = [];
});

/** Reads the mailbox once; `instead` is done by the thread in place of taking the first mail apart. */
async function read(mails: readonly string[], instead?: string): Promise<void> {
  inbox.mails.push(...mails.map((raw) => ({ raw: Buffer.from(raw), isSeen: false })));
  let job: (() => Promise<void>) | null = null;
  const mailWorkers = {
    ...threads,
    run<T>(file: string, data: unknown, seconds: number) {
      handed(file);
      return threads.run<T>(instead && handed.mock.calls.length === 1 ? instead : file, data, seconds);
    },
  };
  const context = {
    config: { inbound: { url: 'imap://ann:secret@127.0.0.1', replyAddress: 'play+*@club.example' } },
    jobs: { handle: (_: string, handler: () => Promise<void>) => (job = handler) },
    note,
    report,
    mailWorkers,
  } as unknown as Context;
  handleMailbox(context, [
    async (_, mail): Promise<MailFacts> => {
      received(mail);
      return { bounce: 'none' };
    },
  ]);
  await (job as (() => Promise<void>) | null)?.();
}

const facts = () => note.mock.calls.map(([each]) => each);
const PARTS = 'Content-Type: multipart/mixed; boundary="B"';

test('a mail for another address is never parsed', async () => {
  await read([
    'To: ann@club.example\r\n\r\nhello',
    `To: ann@club.example\r\n${PARTS}\r\n\r\n--B\r\n\r\n${OURS}\r\n--B--\r\n`,
  ]);
  expect(handed).not.toHaveBeenCalled();
  expect(parse).not.toHaveBeenCalled();
  expect(facts()).toEqual([{ passedBy: 'notOurs' }, { passedBy: 'notOurs' }]);
});

test('a mail for us is taken apart in a thread, by itself', async () => {
  await read([reportMail(OURS, [{ action: 'failed', status: '5.1.1' }])]);
  expect(handed).toHaveBeenCalledTimes(1);
  expect(parse).not.toHaveBeenCalled();
  const [[mail]] = received.mock.calls as [[InboundMail]];
  expect(mail).toMatchObject({ tokens: [`${'a'.repeat(27)}2`], from: 'mailer-daemon@mx.players.example' });
  expect(mail.header('return-path')).toBe('<>');
  expect(mail.parts.map(({ type }) => type)).toEqual(['message/delivery-status', 'message/rfc822']);
});

test('a thread that dies of a mail leaves a trace, and the mail is not read again, but those after it are', async () => {
  await read([`To: ${OURS}\r\n\r\nkills`, `To: ${OURS}\r\n\r\nhello`], DEADLY);
  expect(report).toHaveBeenCalledTimes(1);
  expect(received).toHaveBeenCalledTimes(1);
  expect(inbox.mails.map(({ isSeen }) => isSeen)).toEqual([true, true]);
  await read([`To: ${OURS}\r\n\r\nagain`]);
  expect(handed).toHaveBeenCalledTimes(3);
  expect(received.mock.calls.map(([{ text }]) => text.trim())).toEqual(['hello', 'again']);
});
