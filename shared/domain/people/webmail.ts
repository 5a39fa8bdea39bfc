/** Where the mails of well-known domains are read. A domain that is not listed may be anybody's, and has no link. */
const WEBMAIL: readonly (readonly [url: string, ...domains: string[]])[] = [
  ['https://mail.google.com/', 'gmail.com', 'googlemail.com'],
  [
    'https://outlook.live.com/mail/',
    'outlook.com',
    'outlook.be',
    'outlook.de',
    'outlook.es',
    'outlook.fr',
    'outlook.it',
  ],
  [
    'https://outlook.live.com/mail/',
    'hotmail.com',
    'hotmail.be',
    'hotmail.co.uk',
    'hotmail.de',
    'hotmail.es',
    'hotmail.fr',
  ],
  [
    'https://outlook.live.com/mail/',
    'hotmail.it',
    'live.com',
    'live.be',
    'live.co.uk',
    'live.fr',
    'live.nl',
    'msn.com',
  ],
  ['https://mail.yahoo.com/', 'yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.es', 'yahoo.fr', 'yahoo.it', 'ymail.com'],
  ['https://www.icloud.com/mail', 'icloud.com', 'me.com', 'mac.com'],
  ['https://mail.proton.me/', 'proton.me', 'protonmail.com', 'pm.me'],
  ['https://www.gmx.net/', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch'],
  ['https://web.de/', 'web.de'],
  ['https://messagerie.orange.fr/', 'orange.fr', 'wanadoo.fr'],
  ['https://mail.libero.it/', 'libero.it'],
  ['https://freemail.hu/', 'freemail.hu'],
  ['https://mail.sapo.pt/', 'sapo.pt'],
];

const URLS = new Map(WEBMAIL.flatMap(([url, ...domains]) => domains.map((domain) => [domain, url] as const)));

/** @returns the address at which the mails of a mailbox are read; null where its domain is not one of the well-known ones */
export function webmailOf(address: string): string | null {
  return (
    URLS.get(
      address
        .slice(address.lastIndexOf('@') + 1)
        .trim()
        .toLowerCase(),
    ) ?? null
  );
}
