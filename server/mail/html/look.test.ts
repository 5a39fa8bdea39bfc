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

  it('lets nothing out of a name', () => {
    const html = courtHtml({ sport: 'TENNIS', sides: [[{ initials: '<b', name: '<img src=x>' }], []] });
    expect(html).not.toMatch(/<img|<b/);
  });
});
