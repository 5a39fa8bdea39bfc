import { expect, it } from 'vitest';
import { readForm } from './keptShared.ts';

function form(texts: Record<string, string>, files: File[] = []): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  for (const file of files) data.append('contacts', file);
  return data;
}

it('says once what apps send twice', () => {
  const url = 'https://club.example/summer';
  expect(readForm(form({ title: 'Summer', text: `Summer cup ${url}`, url })).text).toBe(`Summer cup ${url}`);
  expect(readForm(form({ title: url, text: url, url })).text).toBe(url);
  expect(readForm(form({ title: 'Summer cup', text: 'Sunday at ten?', url })).text).toBe(
    `Summer cup\nSunday at ten?\n${url}`,
  );
});

it('gives files the ending of their kind where they have none', () => {
  const files = [
    new File(['x'], 'Ann Baker', { type: 'text/x-vcard' }),
    new File(['x'], '', { type: 'text/csv; charset=utf-8' }),
    new File(['x'], 'club.vcf', { type: 'text/directory' }),
    new File(['x'], 'photo.png', { type: 'image/png' }),
  ];
  expect(readForm(form({}, files)).files.map(({ name }) => name)).toEqual([
    'Ann Baker.vcf',
    'contacts.csv',
    'club.vcf',
    'photo.png',
  ]);
});
