import type { ImapFlow } from 'imapflow';
import { isLoopback } from '../loopback.ts';
import { MAX_MAIL_BYTES } from './inboundMail.ts';

/** What a mail program needs to know to reach a mailbox. */
interface MailboxServer {
  host: string;
  port: number;
  secure: boolean;
  auth: { user: string; pass: string };
  folder: string;
}

export interface UnreadMail {
  /** Null for a mail that is too long to be for us. */
  raw: Buffer | null;
  receivedAt: Date;
}

/** How long the mailbox's server may take: to connect, to greet, and for each answer afterwards. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @param url `imaps://user:password@host:port/folder`; without a folder the inbox */
function serverOf(url: string): MailboxServer {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replace(/[[\]]/g, ''),
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

async function connection(url: string): Promise<{ client: ImapFlow; folder: string }> {
  const { folder, ...server } = serverOf(url);
  // Most deployments have no mailbox: the library is loaded when there is something to read.
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    ...server,
    ...TIMEOUTS,
    // A password never crosses a network in the clear.
    ...(server.secure || isLoopback(server.host) ? {} : { doSTARTTLS: true }),
    logger: false,
    disableAutoIdle: true,
  });
  // A broken connection also fails the call that waits for it.
  client.on('error', () => undefined);
  return { client, folder };
}

/** @returns null for a mail that is gone */
async function fetchMail(client: ImapFlow, uid: string): Promise<UnreadMail | null> {
  const found = await client.fetchOne(uid, { size: true, internalDate: true }, { uid: true });
  if (!found) return null;
  const receivedAt = new Date(found.internalDate ?? Date.now());
  if ((found.size ?? 0) > MAX_MAIL_BYTES) return { raw: null, receivedAt };
  const { source } = (await client.fetchOne(uid, { source: true }, { uid: true })) || {};
  return source ? { raw: source, receivedAt } : null;
}

/**
 * Hands over the unread mails of a mailbox, the oldest first, and marks each as read once it has been handled. Mails that are
 * too long are not fetched.
 * @param work returns false when this mail and those after it have to come again
 * @param goesOn asked before each mail
 * @throws the error of the mailbox
 */
export async function eachUnread(
  url: string,
  work: (mail: UnreadMail) => Promise<boolean>,
  goesOn: () => boolean,
): Promise<void> {
  const { client, folder } = await connection(url);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const uids = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of uids) {
      if (!goesOn()) break;
      const mail = await fetchMail(client, `${uid}`);
      if (mail && !(await work(mail))) break;
      await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true });
    }
    await client.logout();
  } finally {
    client.close();
  }
}
