import { makeAutoObservable } from 'mobx';
import { namesWinner, takesSets } from '../../../shared/domain/score/entry.ts';
import { isRated, matchWinner, playedSets } from '../../../shared/domain/score/outcome.ts';
import { type ScoreProblem, scoreProblem } from '../../../shared/domain/score/problem.ts';
import type { ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import type { GameSet, PlayedStatus, Winner } from '../../../shared/domain/values.ts';
import type { Game, GameCommand } from '../../stores/GamesStore.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { type CountsOnce, countsOnce } from './countsOnce.ts';
import { ScoreSaving } from './ScoreSaving.ts';
import type { ScoreDeps } from './scoreDeps.ts';
import {
  blankRow,
  type FieldName,
  fieldName,
  isBlank,
  isHalf,
  type Line,
  otherSide,
  type Part,
  rowOf,
  type SetRow,
  type Side,
} from './setRow.ts';
import { problemAt, type SheetProblem } from './sheetProblem.ts';
import {
  type Entry,
  entriesOf,
  isKeptSheet,
  type KeptSheet,
  kindOf,
  type SheetContext,
  setsOf,
  showsTieBreak,
  tidyRows,
  typeInto,
} from './sheetRows.ts';
import { scoreOf } from './sides.ts';
import type { Kind } from './typing.ts';

/** The score of one match while it is typed in (R-score-sheet). All rules are those of the domain. */
export class ScoreSheet implements Keepable {
  readonly game: Game;
  rows: SetRow[] = [];
  playedStatus: PlayedStatus;
  /** The winner as named by hand; counts where no score tells it. */
  named: Winner;
  /** The side that was said to have won before anything was typed; sets that say otherwise are pointed out. */
  expected: Winner = 'UNKNOWN';
  /** Somebody has tried to save: now everything that is missing is pointed out. */
  tried = false;
  readonly saving: ScoreSaving;
  #nextKey = 0;

  constructor(game: Game, deps: ScoreDeps) {
    this.game = game;
    this.saving = new ScoreSaving(game, deps);
    // A correction begins with the claim of one's own side.
    const { sets, winner, playedStatus } = game.scoreClaims.find(({ by }) => by === 'OWN') ?? scoreOf(game);
    this.playedStatus = playedStatus ?? 'PLAYED';
    this.named = 'UNKNOWN';
    this.#fill(sets, winner);
    makeAutoObservable(this, { game: false }, { autoBind: true });
  }

  /** Somebody has chosen the winner, and types the score next. */
  expect(winner: Winner): void {
    this.expected = winner;
    this.named = winner;
  }

  /** The sets say that the other side won: they may have been typed the wrong way round. */
  get isUnexpected(): boolean {
    return !this.problem && ![this.winner, 'UNKNOWN'].includes(this.expected) && this.winner !== 'UNKNOWN';
  }

  /** Takes up a score that came too late: it is shown beside the saved one, and asked about (R-unsent). */
  resume({ sets = [], winner = 'UNKNOWN', playedStatus }: Pick<GameCommand, 'sets' | 'winner' | 'playedStatus'>): void {
    this.playedStatus = playedStatus ?? 'PLAYED';
    this.#fill(sets, winner);
    this.saving.ask(this.game);
  }

  get typed(): KeptSheet {
    const rows = this.rows.map(({ key: _key, ...row }) => row);
    return { rows, playedStatus: this.playedStatus, named: this.named };
  }

  restore(kept: unknown): void {
    if (!isKeptSheet(kept)) return;
    this.rows = kept.rows.map((row) => ({ ...row, key: this.#key() }));
    this.playedStatus = kept.playedStatus;
    this.named = kept.named;
    this.#tidy();
  }

  /** Complete entries in order, tie-breaks after the sets they decided. */
  get entries(): Entry[] {
    return entriesOf(this.rows, this.#context);
  }

  get sets(): GameSet[] {
    return setsOf(this.rows, this.#context);
  }

  get winner(): Winner {
    return matchWinner(this.sets, { ...this.#context, named: this.named });
  }

  get asksSets(): boolean {
    return takesSets(this.playedStatus);
  }

  get asksWinner(): boolean {
    return namesWinner(this.playedStatus);
  }

  get winnerMissing(): boolean {
    return this.asksWinner && this.named === 'UNKNOWN';
  }

  /** Whether the match will move ratings; a practice hit never does. */
  get counts(): boolean {
    if (this.problem || this.game.gamePreference.matchCategory === 'PRACTICEHIT') return false;
    return isRated(this.sets, { ...this.#context, winner: this.winner });
  }

  get countsOnce(): CountsOnce {
    return countsOnce(this.game, this.score);
  }

  /** The score to send. */
  get score(): ScoreClaim {
    return { sets: this.sets, winner: this.winner, playedStatus: this.playedStatus };
  }

  get problem(): ScoreProblem | null {
    return scoreProblem(this.sets, this.#context);
  }

  /** Nothing keeps it from being saved. */
  get isComplete(): boolean {
    const isHalfTyped = this.asksSets && this.rows.some(({ set, tieBreak }) => isHalf(set) || isHalf(tieBreak));
    return !isHalfTyped && !this.problem && !this.winnerMissing;
  }

  showsTieBreak(row: SetRow): boolean {
    return showsTieBreak(this.rows, row, this.#context);
  }

  /** The problem of a part of a set; a figure that is still being typed is left alone until the first save. */
  problemAt(row: SetRow, part: Part): SheetProblem | null {
    return problemAt(this, row, part);
  }

  /**
   * Takes a field's input; characters that can't be in a score are left out.
   * @returns the field to go to, `save` when nothing is left to type, or null to stay
   */
  type(row: SetRow, part: Part, side: Side, typed: string): FieldName | 'save' | null {
    const step = typeInto(row[part], side, typed, this.kind(row, part));
    if (step === null) return null;
    this.#settle();
    if (step === 'other') return fieldName(row, part, otherSide(side));
    return step === 'next' ? this.#after(row, part) : null;
  }

  /** Takes a whole result at once, by a key (R-score-keys). @returns as `type` does */
  enter(row: SetRow, part: Part, line: Line): FieldName | 'save' | null {
    Object.assign(row[part], line);
    // The tie-break of another result decided nothing of this one.
    if (part === 'set') Object.assign(row.tieBreak, { initiator: '', opponent: '' });
    this.#settle();
    return this.#after(row, part);
  }

  kind(row: SetRow, part: Part): Kind {
    return kindOf(this.rows, row, part, this.#context);
  }

  setPlayedStatus(playedStatus: PlayedStatus): void {
    this.playedStatus = playedStatus;
    this.#settle();
  }

  nameWinner(winner: Winner): void {
    this.named = winner;
  }

  /** One more set than the rule asks for. */
  addSet(): FieldName {
    const row = blankRow(this.#key(), true);
    this.rows.push(row);
    return fieldName(row, 'set', 'initiator');
  }

  /**
   * Sends the score, unless something is missing.
   * @returns the game as scored, `waiting` while it waits for the network, or null when something is missing, refused or to
   * be decided
   * @throws ApiFailure of any other refusal
   */
  async save(): Promise<Game | 'waiting' | null> {
    this.tried = true;
    return this.isComplete ? this.saving.send(this.score) : null;
  }

  /** The match has changed meanwhile: the typed score counts all the same. */
  insist(): Promise<Game | 'waiting' | null> {
    this.saving.insist();
    return this.save();
  }

  get #context(): SheetContext {
    const { sport, gamePreference } = this.game;
    return { sport, rule: gamePreference.gameSetRule, playedStatus: this.playedStatus };
  }

  readonly #key = (): number => ++this.#nextKey;

  /** The first field of the set's tie-break, or of the next set, when it is still empty. */
  #after(row: SetRow, part: Part): FieldName | 'save' | null {
    if (part === 'set' && this.showsTieBreak(row) && isBlank(row.tieBreak)) {
      return fieldName(row, 'tieBreak', 'initiator');
    }
    const next = this.rows[this.rows.indexOf(row) + 1];
    if (!next) return this.problem ? null : 'save';
    return isBlank(next.set) ? fieldName(next, 'set', 'initiator') : null;
  }

  #fill(sets: readonly GameSet[], winner: Winner): void {
    this.named = namesWinner(this.playedStatus) ? winner : 'UNKNOWN';
    this.rows = playedSets([...sets], this.game.sport).map((played) => rowOf(this.#key(), played));
    this.#tidy();
  }

  /** The typed score has changed: it is not the refused one. */
  #settle(): void {
    this.saving.forget();
    this.#tidy();
  }

  #tidy(): void {
    tidyRows(this.rows, this.#context, this.#key);
  }
}
