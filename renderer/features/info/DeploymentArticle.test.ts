import { expect, test } from 'vitest';
import { linkParts } from './DeploymentArticle.tsx';

const linksIn = (text: string) => linkParts(text).flatMap(({ text: label, href }) => (href ? [[label, href]] : []));

// R-email-form
test.each([
  ['Write to Info@club.example.', [['Info@club.example', 'mailto:info@club.example']]],
  ["Ask o'brien@club.example, please", [["o'brien@club.example", "mailto:o'brien@club.example"]]],
  ['(jörg@bücher.example)', [['jörg@bücher.example', 'mailto:j%C3%B6rg@b%C3%BCcher.example']]],
  ['mailto:a+b#c@club.example', [['a+b#c@club.example', 'mailto:a%2Bb%23c@club.example']]],
  // A part of what is no address is none either.
  ['o’brien@club.example, brien@club.example', [['brien@club.example', 'mailto:brien@club.example']]],
  ['"ann b"@club.example', []],
  ['https://club.example/a@b.example.', [['https://club.example/a@b.example', 'https://club.example/a@b.example']]],
])('%j has the links %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
