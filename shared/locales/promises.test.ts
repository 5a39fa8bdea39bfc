import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };

/** Where the server has said that a mail went out, or goes out for sure: mails of security, and to who is reached by mail. */
const SAID_WHERE_SO = [
  'checkEmail.text',
  'invitation.agreed.mailed',
  'invitation.agreed.soon',
  'invitation.reach.MAIL',
  'upgrade.code.text',
];

// R-reach
it('only texts that stand where it is so say that a mail was or will be sent to the reader', () => {
  const promises = Object.entries(en)
    .filter(([key, text]) => !key.startsWith('mail.') && /\bwe(’ve|’ll)( still)? email(ed)? you\b/i.test(text))
    .map(([key]) => key);
  expect(promises).toEqual(SAID_WHERE_SO);
});

it('who has to open our mail once reads what to do when none came', () => {
  for (const key of ['invitation.lead.validation', 'invitation.reach.UNPROVED'] as const) {
    expect(en[key]).toContain('stopped our emails');
  }
});
