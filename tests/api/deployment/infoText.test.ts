import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getInfoText } from '../../../shared/contract/config.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder();
const textsDir = join(folder.path, 'texts');
afterAll(folder.remove);
const app = useTestApp({ config: { textsDir } });

const imprint = (language: string) =>
  call(app, getInfoText, { query: { page: 'imprint', language: language as 'en' } });

test('404 without a file; a file is there at once, in the reader’s language when there is one', async () => {
  expect((await imprint('de')).error.messageId).toBe('E.notFound');
  await mkdir(textsDir);
  await writeFile(join(textsDir, 'imprint.md'), '# Imprint\n\nClub Parkside');
  await writeFile(join(textsDir, 'imprint.de.md'), '# Impressum\n\nClub Parkside');
  expect((await imprint('de')).body.title).toBe('Impressum');
  expect((await imprint('fr')).body).toEqual({
    title: 'Imprint',
    sections: [{ title: null, paragraphs: ['Club Parkside'] }],
  });
});

test('400 for a page or language there is not: no other file can be asked for', async () => {
  for (const query of [
    { page: '../secret', language: 'en' },
    { page: 'imprint', language: '../en' },
  ]) {
    expect((await call(app, getInfoText, { query: query as never })).error.status).toBe(400);
  }
});
