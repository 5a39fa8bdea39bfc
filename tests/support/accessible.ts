import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * What is drawn, or stands in the document that the server sends, or is behind a dialog: for browsers to say, and of colours
 * tokens.test.ts.
 */
const NOT_HERE = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'html-has-lang'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique'],
];

/** Fails where axe finds something in the document as it stands. */
export async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
