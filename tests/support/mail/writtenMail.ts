import { VOUCHED } from './replyMail.ts';

interface WrittenSpec {
  /** The address that a mail of ours names for replies. */
  to: string;
  from: string;
  text: string;
  /** Further or other headers; their domain vouches for the author unless they say otherwise. */
  headers?: Record<string, string>;
}

/** @returns a reply as a person writes it, above the mail that it quotes */
export function writtenMail({ to, from, text, headers = VOUCHED(from) }: WrittenSpec): string {
  const head = {
    From: `Gil Guest <${from}>`,
    To: to,
    Subject: 'Re: Tennis',
    'Message-ID': '<words@players.be>',
    ...headers,
  };
  const quoted = ['On Sat, 21 Nov 2026 at 10:00, Ann via Crosscourt <matches@club.be> wrote:', '', '> Hello Gil,'];
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', text, '', ...quoted, ''].join('\r\n');
}
