import { expect, test } from 'vitest';
import { withLinkTags } from './linkTags.ts';

const PAGE = '<head><title>Crosscourt</title></head>';

test('nothing that a person typed becomes markup', () => {
  const preview = { title: '"><script>$&\'', description: '<b>', image: null };
  const html = withLinkTags(PAGE, preview, 'https://club.test');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('content="&#34;&#62;&#60;script&#62;$&#38;&#39;"');
  expect(html).toContain('content="https://club.test/assets/link-preview.png"');
});

test('what there is nothing to say about is left out', () => {
  const image = { path: '/p', width: 512, height: 512, alt: 'Ann "the ace"' };
  const html = withLinkTags(PAGE, { title: 'Ann', description: '', image }, 'https://club.test');
  expect(html).toContain('<title>Ann · Crosscourt</title>');
  expect(html).not.toContain('og:description');
  expect(html).toContain('content="https://club.test/p"');
  expect(html).toContain('property="og:image:alt" content="Ann &#34;the ace&#34;"');
  expect(html).toContain('property="twitter:card" content="summary"');
});

test('a picture that is wider than high stands above the words, with its size', () => {
  const html = withLinkTags(PAGE, { title: 'Ann', description: '', image: null }, 'https://club.test');
  expect(html).toContain('property="og:image:width" content="1200"');
  expect(html).toContain('property="og:image:height" content="630"');
  expect(html).toContain('property="twitter:card" content="summary_large_image"');
});
