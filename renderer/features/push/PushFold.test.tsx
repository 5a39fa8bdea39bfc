import { expect, it } from 'vitest';
import { ADDRESS, drawnFor, speaksOfMail } from '../../../tests/support/drawnFor.tsx';
import { PushFold } from './PushFold.tsx';

// R-phone-account
it.each([
  ['with an address', [ADDRESS], true],
  ['without one', [], false],
])('an account %s reads what comes instead of mails only if it gets any', async (_name, emails, hasMail) => {
  const { draw } = await drawnFor(emails);
  const text = draw(<PushFold userId="u1" open onToggle={() => undefined} />);
  expect(text).toContain('This device notifies you');
  expect(speaksOfMail(text)).toBe(hasMail);
});
