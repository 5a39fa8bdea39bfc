import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/useText.ts';
import { pageItems } from './pageItems.ts';

const t = ((key: string) => key) as Translate;

// R-banner
test.each([
  ['https://club.example/start', 'https://club.example/start'],
  [null, '/quickstart'],
  ['', '/quickstart'],
])('where the deployment’s page is %j, how it works leads to %s', (quickStart, path) => {
  const found = pageItems(t, quickStart).find(({ label }) => label === 'banner.quickStart');
  expect(found).toMatchObject({ group: 'pages', path });
});
