import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { DashboardView } from '../DashboardView.ts';
import { MatchDialog } from './MatchDialog.ts';

configure({ enforceActions: 'always' });

const PLAYED = testGame({ action: ['SET_SCORE'] });
const DOUBLES = testGame({ id: 'g2', action: ['PARTNER_SELECTION'] });

/** The dialog of a dashboard on which these matches are, as after a reload. */
function dialogWith(...matches: Game[]) {
  const { root } = testWorld({});
  const { games } = root;
  for (const match of matches) games.put(match);
  const view = new DashboardView(root, () => ({ userId: 'u1', language: 'en' }));
  return { dialog: new MatchDialog({ games, sheetOf: (id) => view.sheetOf(id) }), games };
}

/** A dialog in which somebody has typed 6-4 3-?. @returns what it keeps */
function halfTyped(): unknown {
  const { dialog } = dialogWith(PLAYED);
  dialog.enterScore(PLAYED);
  const sheet = dialog.open?.kind === 'score' ? dialog.open.sheet : null;
  const type = (row: number, side: 'initiator' | 'opponent', figure: string) => {
    const found = sheet?.rows[row];
    if (found) sheet?.type(found, 'set', side, figure);
  };
  type(0, 'initiator', '6');
  type(0, 'opponent', '4');
  type(1, 'initiator', '3');
  return JSON.parse(JSON.stringify(dialog.typed));
}

const figures = ({ open }: MatchDialog) =>
  open?.kind === 'score' ? open.sheet.rows.map(({ set }) => `${set.initiator}-${set.opponent}`) : null;

describe('the dialog over the matches', () => {
  it('is kept while it is open, and forgotten when it is closed', () => {
    const { dialog } = dialogWith(PLAYED);
    expect(dialog.typed).toBeNull();
    dialog.enterScore(PLAYED);
    expect(dialog.typed).toMatchObject({ kind: 'score', gameId: 'g1' });
    dialog.close();
    expect(dialog.typed).toBeNull();
  });

  it('opens again with the sets that were typed, once the match is there', () => {
    const kept = halfTyped();
    const { dialog, games } = dialogWith();
    dialog.restore(kept);
    expect(dialog.open).toBeNull();
    expect(dialog.typed).toEqual(kept);
    games.put(PLAYED);
    dialog.resume();
    expect(figures(dialog)).toEqual(['6-4', '3-']);
    expect(dialog.typed).toEqual(kept);
  });

  it('opens again with the partner that was picked', () => {
    const { dialog } = dialogWith(DOUBLES);
    dialog.choosePartner(DOUBLES, 'iu3');
    const again = dialogWith(DOUBLES).dialog;
    again.restore(JSON.parse(JSON.stringify(dialog.typed)));
    expect(again.open).toMatchObject({ kind: 'partner', chosen: 'iu3' });
  });

  it.each<[string, Game]>([
    ['has changed since', { ...PLAYED, version: PLAYED.version + 1 }],
    ['takes no score any more', { ...PLAYED, action: [] }],
  ])('stays closed when the match %s', (_case, match) => {
    const { dialog } = dialogWith(match);
    dialog.restore(halfTyped());
    expect(dialog.open).toBeNull();
    expect(dialog.typed).toBeNull();
  });

  it.each([null, 'x', {}, { kind: 'score', gameId: 'g1', version: PLAYED.version, sheet: { rows: [{ set: 'x' }] } }])(
    'loses nothing over what cannot be read: %j',
    (kept) => {
      const { dialog } = dialogWith(PLAYED);
      dialog.restore(kept);
      dialog.enterScore(PLAYED);
      expect(figures(dialog)).toEqual(['-']);
    },
  );
});
