import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server takes a mail that it has read. */
export type MailFault = 'takes' | 'hangs' | 'later' | 'drops';

/** A mail, and the address it comes back to when it does not arrive. */
export type DeliveredMail = Email & { returnTo: string };

export interface MailServer {
  url: string;
  /** What was delivered, oldest first; also what it drops the connection after. */
  received: DeliveredMail[];
  /** Whether it drops every connection before a word. It keeps its port, which another program could take otherwise. */
  isAway: boolean;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Addresses it does not know: they get a final 550. */
  refuse?: string[];
  /** What it does after DATA with a mail to an address: hangs, answers 451, or drops the connection without a word. */
  fault?: (address: string) => MailFault;
}

/** A mail server that speaks SMTP on loopback. */
export async function startMailServer({
  refuse = [],
  fault = () => 'takes',
}: MailServerOptions = {}): Promise<MailServer> {
  const received: DeliveredMail[] = [];
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refuse.includes(address)) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const does = fault(session.envelope.rcptTo[0]?.address ?? '');
          if (does === 'hangs') return;
          if (does === 'later') return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
          const { mailFrom } = session.envelope;
          received.push({ ...mail, returnTo: mailFrom ? mailFrom.address : '' });
          if (does === 'drops') sockets.get(`${session.remotePort}`)?.destroy();
          else done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.prependListener('connection', (socket) => {
    sockets.set(`${socket.remotePort}`, socket);
    if (mailServer.isAway) socket.destroy();
  });
  await new Promise((done) => listening.once('listening', done));
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no port');
  const mailServer: MailServer = {
    isAway: false,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
  return mailServer;
}
