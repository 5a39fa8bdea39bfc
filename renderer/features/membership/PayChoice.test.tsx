import { expect, it } from 'vitest';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { ADDRESS, drawnFor, speaksOfMail } from '../../../tests/support/drawnFor.tsx';
import { PayChoice } from './PayChoice.tsx';
import { UpgradeStore } from './UpgradeStore.ts';

const PLAN = { id: 'p1', membershipLevel: 'LIVEIT', period: 12, price: 30, currency: 'EUR', balls: 30 } as never;
const CURRENT = { membershipLevel: 'LOVEIT', period: null, endsAt: null, next: [], payment: 'demo' } as never;

// R-phone-account, R-plan-notice
it.each([
  ['with an address', [ADDRESS], true],
  ['without one', [], false],
])('an account %s is reminded of the end, and reads of mails only if it gets any', async (_name, emails, hasMail) => {
  const { root, draw } = await drawnFor(emails);
  const text = draw(<PayChoice store={new UpgradeStore(root)} plan={PLAN} current={CURRENT} />);
  expect(text).toContain('remind you a week before it ends');
  expect(speaksOfMail(text)).toBe(hasMail);
});

// R-phone-account
it('a wrong code is looked for in the latest message, which may be a text', () => {
  for (const texts of Object.values(TEXTS)) expect(texts['error.E.code.wrong']).not.toMatch(/e-?mail|correo/i);
});
