import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { temporaryFolder } from '../temporaryFolder.ts';

const DOVECOT = '/usr/sbin/dovecot';
/** Debian’s user of nothing: dovecot hands no mail to root. */
const NOBODY = 65_534;

/** Whether this machine has the IMAP server that these tests run. */
export const hasImapServer = existsSync(DOVECOT);

export interface Mailbox {
  /** As INBOUND_URL. */
  url: string;
  /** Puts a mail into the inbox, as the server that got it would. */
  deliver(raw: string): Promise<void>;
  /** Mails that are unread. */
  unread(): Promise<number>;
  /** Ends the server; the mails stay. */
  stop(): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mails
first_valid_uid = 1
${isRoot ? '' : `default_login_user = ${username}\ndefault_internal_user = ${username}\ndefault_internal_group = ${gid}`}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${isRoot ? NOBODY : uid} gid=${isRoot ? NOBODY : gid} home=${folder}/mails
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}\nservice stats {\n  chroot =\n}'}
`;
}

/** A real IMAP server on loopback, with one empty mailbox; only where `hasImapServer`. */
export async function startMailbox(): Promise<Mailbox> {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder.path, 'dovecot.conf');
  const mails = join(folder.path, 'mails');
  mkdirSync(mails);
  if (userInfo().uid === 0) chownSync(mails, NOBODY, NOBODY);
  writeFileSync(file, configuration(folder.path, port));
  let child: ChildProcess | null = null;

  async function withClient<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user: 'club', pass: 'secret' },
      logger: false,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  async function start(): Promise<void> {
    child = spawn(DOVECOT, ['-F', '-c', file], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries++) {
      const isUp = await withClient(async () => true).catch(() => false);
      if (isUp) return;
      await pause(100);
    }
    throw new Error('dovecot does not answer');
  }

  async function stop(): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    url: `imap://club:secret@127.0.0.1:${port}`,
    deliver: (raw) => withClient(async (client) => void (await client.append('INBOX', raw))),
    unread: () =>
      withClient(async (client) => {
        const { unseen = 0 } = (await client.status('INBOX', { unseen: true })) || {};
        return unseen;
      }),
    stop,
    start,
    async close() {
      await stop();
      folder.remove();
    },
  };
}
