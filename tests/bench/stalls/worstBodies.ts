import sharp from 'sharp';
import { MAX_CONTACT_BYTES } from '../../../shared/domain/limits.ts';
import { PASSWORD } from '../../support/factories.ts';
import { type Attack, json, many } from './attack.ts';

const WORST_PASSWORD = '4@8({[<369&#!1/|0$5+7%2'.repeat(5).slice(0, 100);

function file(path: string, name: string, bytes: Uint8Array): Attack {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  return { method: 'POST', path, type: 'multipart/form-data; boundary=x', body };
}

/** The worst bodies that are known. */
export async function worstBodies(): Promise<Record<string, Attack>> {
  const person = { firstName: 'Kim', lastName: 'Known', emails: [{ email: 'someone@club.example' }] };
  const picture = await sharp({ create: { width: 8900, height: 8900, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const games = many(52, { contactList: many(47, {}) });
  return {
    'passwords to the meter': json('POST', '/api/signUp', { ...person, password: WORST_PASSWORD }),
    'a new password': json('PUT', '/api/me', { password: WORST_PASSWORD, currentPassword: PASSWORD }),
    'a long list': json('POST', '/api/signUp', { ...person, password: PASSWORD, emails: many(8000, 0) }),
    'lists in lists': json('POST', '/api/game/series', { games }),
    'brackets without an end': json('POST', '/api/game/series', '['.repeat(500_000)),
    'an address without an end': json('POST', '/api/signUp', {
      ...person,
      emails: [{ email: `a@${'a.'.repeat(7000)}` }],
    }),
    'many names': json('PUT', '/api/me', Object.fromEntries(many(1500, 0).map((zero, index) => [`n${index}`, zero]))),
    'half addresses': file('/api/uploadcontactfile', 'a.csv', Buffer.alloc(MAX_CONTACT_BYTES, 'a@a.')),
    'cards without an end': file(
      '/api/uploadcontactfile',
      'a.vcf',
      Buffer.alloc(MAX_CONTACT_BYTES, 'BEGIN:VCARD\nEMAIL:a@b.cc\n'),
    ),
    'enormous pictures': file('/api/uploadprofilepic', 'a.png', picture),
    'log-ins': {
      isClient: true,
      method: 'POST',
      path: '/oauth/token',
      type: 'application/x-www-form-urlencoded',
      body: `grant_type=password&username=nobody@club.example&password=${'x'.repeat(200)}`,
    },
  };
}
