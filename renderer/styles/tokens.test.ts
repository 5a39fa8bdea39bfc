import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '../../shared/domain/values.ts';

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

type Theme = 'light' | 'dark';
type Rgb = [number, number, number];

const rootBlock = css.slice(css.indexOf('[data-theme] {'), css.indexOf('}', css.indexOf('[data-theme] {')));
const TOKENS = new Map(
  [...rootBlock.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The colour of a token, which is `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`. */
function colour(token: string, theme: Theme): Rgb {
  const hex = [...(TOKENS.get(token) ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([value]) => value);
  const value = hex.length === 2 && theme === 'dark' ? hex[1] : hex[0];
  if (!value) throw new Error(`--${token} is not a colour`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb;
}

const mix = (a: Rgb, b: Rgb, share: number) => a.map((part, i) => part * share + (b[i] ?? 0) * (1 - share)) as Rgb;

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of WCAG 2.2, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper-sunk', 'paper', 'surface', 'surface-raised'];
const courts = [...TOKENS.keys()].filter((name) => name.startsWith('court-'));
const TEXT: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'green-ink', 'error'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['info', 'success', 'warn', 'error'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
  ]),
  ['green-ink', 'green-wash'],
  ['ink', 'green-wash'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-ball', 'ball'],
  ['on-ball', 'ball-hover'],
  ['on-error-fill', 'error-fill'],
  ...['on-green', 'on-green-soft'].flatMap((text): [string, string][] => [
    [text, 'green'],
    [text, 'green-deep'],
  ]),
  ...courts.map((court): [string, string] => ['on-green', court]),
];
/** Edges of controls and the focus: 3 to 1. */
const EDGES: [edge: string, ground: string][] = [
  ...['line-strong', 'focus', 'ball-edge'].flatMap((edge) =>
    grounds.slice(1).map((ground): [string, string] => [edge, ground]),
  ),
  ['ball', 'green'],
  ['ball', 'green-deep'],
];

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  it.each(TEXT)('--%s is readable on --%s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)('--%s stands out from --%s', (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
  it.each(courts)('ink is readable on the wash of --%s', (court) => {
    const wash = mix(colour(court, theme), colour('surface', theme), 0.13);
    expect(contrast(colour('ink', theme), wash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('ink-soft', theme), wash)).toBeGreaterThanOrEqual(4.5);
  });
});

it('every sport has a court', () => {
  expect(courts).toHaveLength(SPORTS.length);
});
