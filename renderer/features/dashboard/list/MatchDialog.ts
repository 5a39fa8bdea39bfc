import { makeAutoObservable, observableRef } from 'mobx';
import { createContext, useContext } from 'react';
import type { Winner } from '../../../../shared/domain/values.ts';
import type { Game, GamesStore } from '../../../stores/GamesStore.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { isRecord, isText } from '../../../stores/keptShapes.ts';
import type { ScoreSheet } from '../../score/ScoreSheet.ts';

/** The actions on a match that don't leave the dashboard. */
interface MatchActions {
  enterScore: (game: Game) => void;
  choosePartner: (game: Game) => void;
}

const MatchActionsContext = createContext<MatchActions | null>(null);

export const MatchActionsProvider = MatchActionsContext.Provider;

/** For rows, blocks and their menus, anywhere on the dashboard. */
export function useMatchActions(): MatchActions {
  const actions = useContext(MatchActionsContext);
  if (!actions) throw new Error('useMatchActions outside of MatchActionsProvider');
  return actions;
}

type Open = { kind: 'score'; game: Game; sheet: ScoreSheet } | { kind: 'partner'; game: Game; chosen: string | null };

interface MatchDialogDeps {
  games: Pick<GamesStore, 'get'>;
  sheetOf: (gameId: string) => ScoreSheet | null;
}

/** The dialog over the list of matches. While it is open, it and its input are kept. */
export class MatchDialog implements Keepable {
  open: Open | null = null;
  /** The kept input of a match that is not on the list yet. */
  waiting: unknown = null;
  readonly #deps: MatchDialogDeps;

  constructor(deps: MatchDialogDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { open: observableRef, waiting: observableRef }, { autoBind: true });
  }

  /** @param winner the side that is said to have won; earlier input stays */
  enterScore(game: Game, winner: Winner = 'UNKNOWN'): void {
    const sheet = this.#deps.sheetOf(game.id);
    if (winner !== 'UNKNOWN') sheet?.expect(winner);
    if (sheet) this.show({ kind: 'score', game: sheet.game, sheet });
  }

  choosePartner(game: Game, chosen: string | null = null): void {
    this.show({ kind: 'partner', game, chosen });
  }

  close(): void {
    this.open = null;
  }

  get typed(): unknown {
    if (!this.open) return this.waiting;
    const { kind, game } = this.open;
    const match = { kind, gameId: game.id, version: game.version };
    return this.open.kind === 'score'
      ? { ...match, sheet: this.open.sheet.typed }
      : { ...match, chosen: this.open.chosen };
  }

  restore(kept: unknown): void {
    this.waiting = kept;
    this.resume();
  }

  /** Opens the last dialog again, once its match is there; not when the match has changed since. */
  resume(): void {
    const kept = this.waiting;
    if (!isRecord(kept) || !isText(kept.gameId)) {
      this.waiting = null;
      return;
    }
    const game = this.#deps.games.get(kept.gameId);
    if (!game) return;
    this.waiting = null;
    if (game.version !== kept.version) return;
    if (kept.kind === 'partner' && game.action.includes('PARTNER_SELECTION')) {
      this.choosePartner(game, isText(kept.chosen) ? kept.chosen : null);
    }
    if (kept.kind !== 'score' || !game.action.includes('SET_SCORE')) return;
    this.enterScore(game);
    if (this.open?.kind === 'score') this.open.sheet.restore(kept.sheet);
  }

  private show(open: Open): void {
    this.waiting = null;
    this.open = open;
  }
}
