import { expect, it } from 'vitest';
import { ADDRESS, drawnFor } from '../../../../tests/support/drawnFor.tsx';
import { ChannelsFold } from './ChannelsFold.tsx';
import { OpenFolds } from './OpenFolds.ts';

// R-channel-flags, R-phone-account
it.each([
  ['mails', [ADDRESS], 'Invitations and emails'],
  ['text messages', [], 'Invitations and text messages'],
])('the switch is called after the %s that it stops', async (_name, emails, label) => {
  const { draw } = await drawnFor(emails);
  expect(draw(<ChannelsFold folds={new OpenFolds(['channels'], () => false)} />)).toContain(label);
});
