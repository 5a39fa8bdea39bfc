import { expect, it } from 'vitest';
import { drawnFor, speaksOfMail } from '../../../tests/support/drawnFor.tsx';
import { testGame } from '../../../tests/support/testGame.ts';
import { ReachNotice } from './ReachNotice.tsx';

// R-reach, R-channel-flags
it('an account that hears nothing is led to the switch in its profile: it may never have had a mail', async () => {
  const { draw } = await drawnFor([]);
  const text = draw(<ReachNotice game={testGame({ userRole: 'OWNER', reach: 'STOPPED' })} />);
  expect(text).toContain('Go to my profile');
  expect(speaksOfMail(text)).toBe(false);
});

// R-reach
it('a guest who stopped our mails is led to the link in them, as they have no profile', async () => {
  const { draw } = await drawnFor([]);
  const text = draw(<ReachNotice game={testGame({ userRole: 'OPPONENT_INVITEE', reach: 'STOPPED' })} />);
  expect(text).toContain('the link at the end of any of them');
  expect(text).not.toContain('Go to my profile');
});
