import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courtHtml } from './courtHtml.ts';
import { COURT_GROUNDS, mixed } from './look.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../renderer/styles/tokens.css'), 'utf8');

// R-mail-look
describe('the look of mails', () => {
  it.each(Object.entries(COURT_GROUNDS))('has the court of %s as pages have it', (sport, ground) => {
    expect(TOKENS).toContain(`--court-${sport.toLowerCase().replaceAll('_', '-')}: ${ground};`);
  });

  it('mixes colours', () => {
    expect([mixed('#000000', '#ffffff', 0.5), mixed('#102030', '#ffffff', 0)]).toEqual(['#808080', '#102030']);
  });

  it('draws a net where there is one, and else a floor on which the sides stand below each other', () => {
    const sides = [[{ initials: 'AP', name: 'Ann' }], [{ initials: 'ZN', name: 'Zoltán' }]] as const;
    const [tennis, squash] = [courtHtml({ sport: 'TENNIS', sides }), courtHtml({ sport: 'SQUASH', sides })];
    expect([tennis, squash].map((html) => html.includes('solid 4px'))).toEqual([true, false]);
    expect(squash).toMatch(/Ann.*<\/tr><tr>.*Zoltán/);
    expect(tennis).not.toMatch(/Ann.*<\/tr><tr>.*Zoltán/);
  });

  it('lets nothing out of a name', () => {
    const html = courtHtml({ sport: 'TENNIS', sides: [[{ initials: '<b', name: '<img src=x>' }], []] });
    expect(html).not.toMatch(/<img|<b/);
  });
});
