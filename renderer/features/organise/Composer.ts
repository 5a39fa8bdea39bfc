import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { FittingPeople as FittingAnswer } from '../../../shared/contract/schemas/people.ts';
import { venueDay } from '../../../shared/domain/calendar/zone.ts';
import {
  closestPeople,
  type EarlierMatch,
  matchToRepeat,
  playedSports,
  weekdayAt,
} from '../../../shared/domain/match/habits.ts';
import type { Period, Sport } from '../../../shared/domain/values.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Query } from '../../stores/Query.ts';
import { earlierMatch, readEarlier } from '../invitees/earlierMatches.ts';
import { FittingPeople } from '../invitees/FittingPeople.ts';
import type { WallWindow } from '../matchForm/windowTimes.ts';
import { kindOf } from './draft/choices.ts';
import type { DraftDeps } from './draft/draftDeps.ts';
import { OrganiseDraft } from './draft/OrganiseDraft.ts';
import { SavedGroups, type SavedGroupsDeps } from './groups/SavedGroups.ts';
import { type Asked, learntDraft } from './learn/learntDraft.ts';

/** The folds of the page. */
export type FoldName =
  | 'match'
  | 'guests'
  | 'known'
  | 'fitting'
  | 'exact'
  | 'venues'
  | 'rules'
  | 'join'
  | 'answer'
  | 'note';

type ComposerDeps = DraftDeps & SavedGroupsDeps & { games: Parameters<typeof readEarlier>[0]['games'] };

/** The page on which a match is made: the draft, the habits of the organiser's last matches, and the open folds. */
export class Composer {
  readonly draft: OrganiseDraft;
  readonly groups: SavedGroups;
  readonly fitting: FittingPeople;
  readonly earlier: Query<Game[]>;
  /** All that the draft may begin with is there, or will not come. */
  isReady = false;
  readonly #opened = observable.map<FoldName, boolean>();
  readonly #deps: ComposerDeps;

  constructor(deps: ComposerDeps) {
    this.#deps = deps;
    this.draft = new OrganiseDraft(deps);
    this.groups = new SavedGroups(deps);
    this.fitting = new FittingPeople(deps.api, () => kindOf(this.draft.choices));
    this.earlier = new Query(() => readEarlier(deps, deps.me.id));
    makeAutoObservable(this, { draft: false, groups: false, fitting: false, earlier: false }, { autoBind: true });
  }

  /**
   * Reads the organiser's earlier matches, and begins where they ended.
   * @param given the time the page was opened for
   * @param asked the people it was opened for
   * @param slug of the club it was opened for
   */
  async load(
    given: readonly WallWindow[] | null,
    asked: Asked | null = null,
    slug: string | null = null,
  ): Promise<void> {
    const { known, venues } = this.draft;
    if (asked) known.want(asked.codes);
    const kind = kindOf(this.draft.choices);
    const reading = [this.earlier.load(), known.load(), venues.loadEarlier(), this.groups.load()];
    await Promise.all([...reading, this.fitting.list.load()]);
    runInAction(() => {
      const now = this.#deps.now();
      const day = given?.[0]?.day ?? venueDay(now.toISOString(), this.draft.choices.timezone);
      const weekday = weekdayAt(`${day}T12:00:00Z`, 'UTC');
      const last = matchToRepeat(this.matches, weekday);
      const game = this.earlier.value?.find(({ id }) => id === last?.id);
      if (game) this.draft.learn(game.id, learntDraft(game, known.people, now));
      if (asked) this.draft.ask(asked);
      known.learn(this.earlier.value ?? []);
      this.draft.guests.recognise();
    });
    if (slug !== null) await this.draft.forClub(slug);
    const { sport, matchType } = kindOf(this.draft.choices);
    // Levels of another kind of match would say how even this one is, and then be put right before one's eyes.
    if (sport !== kind.sport || matchType !== kind.matchType) await this.refreshLevels();
    runInAction(() => {
      this.isReady = true;
    });
  }

  /** The last matches, the newest first; empty while they are not known. */
  get matches(): EarlierMatch[] {
    return (this.earlier.value ?? []).map((game) => earlierMatch(game, this.#deps.me.id));
  }

  /** The day of the match the draft was filled from, at its venue; null when that is none. */
  get learntDay(): string | null {
    const match = this.matches.find(({ id }) => id === this.draft.learntFrom);
    return match ? venueDay(match.at, match.timezone) : null;
  }

  /** Ids of those one plays with, by how often and how lately. */
  get closest(): string[] {
    return closestPeople(this.matches, this.draft.moment.toISOString());
  }

  /** The sports one plays, and the one that is chosen. */
  get ownSports(): Sport[] {
    return [...new Set([...playedSports(this.matches), this.draft.choices.sport])];
  }

  /** The organiser's level for this kind of match, and whether it is provisional; null while it is not known. */
  get ownLevel(): Pick<FittingAnswer, 'level' | 'provisional'> | null {
    const own = this.fitting.list.value;
    return own?.sport === this.draft.choices.sport ? own : null;
  }

  /** Times at which one plays already. */
  get agreed(): Period[] {
    return (this.earlier.value ?? []).flatMap(({ status, fromTime, toTime }) =>
      status === 'SCHEDULED' && fromTime && toTime ? [{ fromTime, toTime }] : [],
    );
  }

  /** Another kind of match has other levels. */
  async refreshLevels(): Promise<void> {
    await Promise.all([this.draft.known.list.refresh(), this.fitting.list.refresh()]);
  }

  isOpen(name: FoldName): boolean {
    return this.#opened.get(name) ?? (this.draft.attempted && this.#isWrong(name));
  }

  toggle(name: FoldName, open: boolean): void {
    this.#opened.set(name, open);
  }

  /** Marks missing values, and folds them out. @returns whether it can be sent */
  attempt(): boolean {
    const canSend = this.draft.attempt();
    for (const name of [...this.#opened.keys()]) if (this.#isWrong(name)) this.#opened.delete(name);
    return canSend;
  }

  #isWrong(name: FoldName): boolean {
    const { choices, problems, windows, guests } = this.draft;
    if (name === 'exact') return windows.problems.size > 0;
    if (name === 'guests') return guests.problems.size > 0;
    if (name === 'join') return problems.wishes.size > 0 || !choices.plays;
    return name === 'note' && (problems.series !== null || problems.court !== null);
  }
}
