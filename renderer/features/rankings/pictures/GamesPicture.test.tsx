import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GamesPicture } from './GamesPicture.tsx';
import { StepsPicture } from './StepsPicture.tsx';

const barsOf = (html: string) => html.split('<span').slice(1);
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

it('draws a bar for each game of a set, those of the first side filled and first', () => {
  const html = renderToStaticMarkup(
    <GamesPicture
      sets={[
        [6, 4],
        [3, 6],
      ]}
      single
    />,
  );
  expect(barsOf(html).map((set) => [count(set, /<i/g), count(set, /data-own/g)])).toEqual([
    [10, 6],
    [9, 3],
  ]);
  // The longest set has the whole width.
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, width]) => width)).toEqual(['100', '90']);
  for (const set of barsOf(html)) expect(set.lastIndexOf('data-own')).toBeLessThan(set.lastIndexOf('<i></i>'));
});

it('draws a set of points as one bar, as long as it was beside the longest, shared as its points were', () => {
  const html = renderToStaticMarkup(
    <GamesPicture
      sets={[
        [21, 19],
        [8, 12],
      ]}
      single={false}
    />,
  );
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, width]) => width)).toEqual(['100', '50']);
  expect([...html.matchAll(/flex-grow:(\d+)/g)].map(([, share]) => share)).toEqual(['21', '19', '8', '12']);
});

it('draws no set of a match without games', () => {
  expect(renderToStaticMarkup(<GamesPicture sets={[]} single />)).not.toContain('<span');
});

it('draws each step as high as it is beside the largest', () => {
  const html = renderToStaticMarkup(<StepsPicture steps={[0.8, 0.4]} first="1" last="2" />);
  expect([...html.matchAll(/height:(\d+)%/g)].map(([, height]) => height)).toEqual(['100', '50']);
});
