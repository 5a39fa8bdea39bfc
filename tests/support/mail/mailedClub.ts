import ICAL from 'ical.js';
import { expect } from 'vitest';
import { buildContext } from '../../../server/buildContext.ts';
import type { Context } from '../../../server/context.ts';
import { receiveReply } from '../../../server/features/game/receiveReply.ts';
import { receiveBounce } from '../../../server/mailbox/bounces.ts';
import { type InvitationLink, readInvitationPath } from '../../../shared/routes/invitation.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { execute } from '../database/databaseServer.ts';
import { createPerson, createTestGame, hoursFromNow, newGuest, type Person, readGame } from '../factories.ts';
import { jobsDone } from '../jobsDone.ts';
import { readWhole } from './readWhole.ts';
import { type DeliveredMail, type MailServer, startMailServer } from './smtp.ts';

/** Somebody who was invited by a mail that has left. */
export interface Mailed {
  gameId: string;
  email: string;
  link: InvitationLink;
  /** What their calendar was given; null: nothing. */
  entry: { uid: string; organiser: string; text: string } | null;
  returnTo: string;
  invitee(token?: string): Promise<Awaited<ReturnType<typeof readGame>>['invitee'][number] | undefined>;
}

/** A deployment whose mails leave by SMTP, and that is handed what comes back as its mailbox would hand it over. */
export interface MailedClub {
  app: TestApp;
  context: Context;
  owner: Person;
  smtp: MailServer;
  invite(changes?: Record<string, unknown>, preference?: Record<string, unknown>): Promise<Mailed>;
  mailsTo(address: string): DeliveredMail[];
  /** @returns whether somebody has dealt with it */
  arrives(raw: string, at?: Date): Promise<boolean>;
  close(): Promise<void>;
}

const PATTERN = 'play+*@club.be';

/** @returns what a mail puts into a calendar; null: nothing */
export function entryOf(mail: DeliveredMail): Mailed['entry'] {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return null;
  const text = new TextDecoder().decode(part.content as ArrayBuffer).replace(/\r?\n /g, '');
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const said = (name: string) => String(event?.getFirstPropertyValue(name));
  return { uid: said('uid'), organiser: said('organizer').replace('mailto:', ''), text };
}

export async function startMailedClub(
  refuse: string[] = [],
  trusted: string | null = 'mx.club.be',
): Promise<MailedClub> {
  const smtp = await startMailServer({ refuse });
  const inbound = { url: 'imap://club:secret@127.0.0.1:9', replyAddress: PATTERN, trustedAuthserv: trusted };
  const config = { smtpUrl: smtp.url, mailFrom: 'matches@club.be', inbound };
  const app = await buildTestApp({ now: '2026-11-21T09:00:00.000Z', config });
  const { context, close } = buildContext({ ...app, log: app.app.log, security: () => undefined });
  const owner = await createPerson(app);
  await execute(app.connection, "update users set membership_level = 'OWNIT'");
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to?.[0]?.address === address);
  let guests = 0;

  async function invite(
    changes: Record<string, unknown> = {},
    preference: Record<string, unknown> = {},
  ): Promise<Mailed> {
    guests += 1;
    const email = `gil${guests}@players.be`;
    const calendarPreference = [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }];
    const offer = { contactList: [newGuest({ email })], calendarPreference, ...changes };
    const { id: gameId } = await createTestGame(app, owner, offer, preference);
    await expect.poll(() => mailsTo(email).length).toBe(1);
    await jobsDone(app, 'mail.deliver');
    const [mail] = mailsTo(email);
    if (!mail) throw new Error('no mail');
    const link = readInvitationPath(new URL(/https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname);
    if (!link) throw new Error('no link');
    const invitee = async (token = owner.token) => (await readGame(app, gameId, token)).invitee[0];
    return { gameId, email, link, entry: entryOf(mail), returnTo: mail.returnTo, invitee };
  }

  return {
    app,
    context,
    owner,
    smtp,
    invite,
    mailsTo,
    async arrives(raw, at = app.clock.now()) {
      const mail = await readWhole(PATTERN, raw, at);
      if (!mail) return false;
      return ((await receiveBounce(context, mail)) ?? (await receiveReply(context, mail))) !== null;
    },
    async close() {
      await close();
      await app.close();
      await smtp.close();
    },
  };
}
