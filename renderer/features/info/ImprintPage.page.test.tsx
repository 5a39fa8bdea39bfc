import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/support/accessible.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const WRITTEN = {
  title: 'Who we are',
  sections: [
    { title: null, paragraphs: ['Parkside Club\nMain street 1'] },
    { title: 'Contact', paragraphs: ['hello@parkside.test'] },
  ],
};

// R-info-pages
test('a deployment’s own imprint takes the place of ours', async () => {
  await openPage('/imprint', { 'GET /api/houseText?page=imprint&language=en': { status: 200, body: WRITTEN } });
  await screen.findByRole('heading', { level: 1, name: 'Who we are' });
  screen.getByRole('heading', { level: 2, name: 'Contact' });
  const address = screen.getByRole('link', { name: 'hello@parkside.test' });
  expect(address).toHaveAttribute('href', 'mailto:hello@parkside.test');
  await expectAccessible();
});

test('where nothing is written, ours stays', async () => {
  await openPage('/privacy');
  await expect.poll(() => screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  screen.getByRole('heading', { level: 1, name: t('house.privacy.title') });
});
