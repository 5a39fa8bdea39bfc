import { expect, test } from 'vitest';
import { defaultFormats } from '../../../../shared/domain/formats.ts';
import { ticketOf } from './courtBlock.ts';

const formats = defaultFormats('en');
const slot = { from: new Date('2026-11-24T17:00:00.000Z'), to: new Date('2026-11-24T18:30:00.000Z') };
const invitee = (id: string, first_name: string) => ({ id, first_name, last_name: 'Baker', status: 'CONFIRMED' });

function namesOf(partner_id: string | null) {
  const game = { sport: 'TENNIS', preference: { matchType: 'OPENDOUBLE' }, timezone: 'Europe/Brussels', partner_id };
  const invitees = [invitee('i2', 'Zoë'), invitee('i3', 'Eva'), invitee('i4', 'Finn')];
  const state = { game, owner: { id: 'u1', first_name: 'Ann', last_name: 'Baker' }, invitees, venues: [] } as never;
  return ticketOf(formats, state, slot as never).court?.sides.map((side) => side.map(({ name }) => name));
}

// R-partner
test('a mail draws four players as their pages do, and a partner beside the organiser', () => {
  expect(namesOf(null)).toEqual([
    ['Ann', 'Eva'],
    ['Zoë', 'Finn'],
  ]);
  expect(namesOf('i4')).toEqual([
    ['Ann', 'Finn'],
    ['Zoë', 'Eva'],
  ]);
});
