import { makeAutoObservable, runInAction } from 'mobx';
import { toPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { type InvitationLink, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { ApiFailure, type FailureCode, toFailure } from '../../../api/apiFailure.ts';
import type { Game, GameCommand, GamesStore } from '../../../stores/GamesStore.ts';
import type { AnswerDraft, AnsweredGame } from './AnswerDraft.ts';

export interface SendingDeps {
  games: Pick<GamesStore, 'load' | 'act' | 'joinByLink'>;
  /** The page's, for mails to a guest. */
  language: () => Language;
  /** Who came by the share link `from` is in the game now: from here on the page is their own. */
  onRegistered: (token: string, from: InvitationLink) => void;
  /** Says what the page has no place of its own for; `retry` does the whole answer again. */
  report: (failure: ApiFailure, retry: () => void) => void;
}

/** The invitation an answer is sent for. */
interface SendingFor extends AnsweredGame {
  readonly link: InvitationLink;
  readonly token: string | undefined;
  readonly answer: AnswerDraft;
  follow: (link: InvitationLink) => void;
  load: () => Promise<void>;
  /** Takes the game as the server has it after an answer. */
  take: (game: Game) => void;
}

/** Refusals that the page explains where the answer is given, as they say what to do with it. */
const IN_PAGE: readonly FailureCode[] = ['E-C25', 'E-C26', 'E.game.slot', 'E.game.place', 'E.bad.request'];
/** Somebody was quicker: the page shows how the game stands now and says so. */
const OVERTAKEN: readonly FailureCode[] = ['E.game.state', 'E.game.changed'];

/** Sends an answer, step by step, and says what became of it. */
export class AnswerSending {
  busy: 'accept' | 'decline' | 'disown' | null = null;
  /** Counts answers taken by the server, so that the page can lead to what it says now. */
  answers = 0;
  /** Whether who was registered here may answer at once; null before: a retry registers nobody again. */
  #mayAnswer: boolean | null = null;
  readonly #to: SendingFor;
  readonly #deps: SendingDeps;

  constructor(to: SendingFor, deps: SendingDeps) {
    this.#to = to;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canAccept(): boolean {
    const { answer, can } = this.#to;
    return (can('ACCEPT') || answer.sharing) && answer.missing === null && this.busy === null;
  }

  /** Venue, time, yes: one after the other. Repeating all of it is safe, so a retry does (R-answer-chain). */
  async accept(): Promise<void> {
    if (!this.canAccept) return;
    const { answer, value } = this.#to;
    const steps: GameCommand[] = [];
    if (answer.needsVenue) steps.push({ actionType: 'LOCATION_SELECTION', preferedLocation: [...answer.venues] });
    if (answer.takesTime && answer.playable.size > 0) {
      const preferedCalendar = toPeriods(answer.playable, value?.timezone ?? '');
      steps.push({ actionType: 'TIME_SELECTION', preferedCalendar });
    }
    await this.perform(
      'accept',
      async () => {
        if (answer.sharing) this.#mayAnswer ??= await this.register();
        const spoken = { ...answer.spoken, language: this.#deps.language() };
        if (this.#mayAnswer !== false)
          steps.push({ actionType: 'ACCEPT', ...spoken, password: this.#to.link.password });
        return steps;
      },
      () => void this.accept(),
    );
  }

  /** Says no, takes a yes back, or leaves an agreed match: whichever the game offers (R-decline-button, R-withdraw). */
  async decline(): Promise<void> {
    if (this.busy) return;
    const { can, answer } = this.#to;
    const note = answer.note.trim();
    const step: GameCommand = {
      actionType: can('WITHDRAW') ? 'WITHDRAW' : 'DECLINE',
      ...(note ? { note } : {}),
      language: this.#deps.language(),
    };
    await this.perform(
      'decline',
      async () => [step],
      () => void this.decline(),
    );
  }

  /** What was chosen under the viewer's address by the share link was not them: their own answer stands (R-draft). */
  async disown(): Promise<void> {
    if (this.busy) return;
    await this.perform(
      'disown',
      async () => [{ actionType: 'UPDATE' }],
      () => void this.disown(),
    );
  }

  /**
   * Registers the visitor, whose own token the page goes on with (R-share-mode), or whoever is logged in.
   * @returns whether the answer may be sent at once; else the mailbox has to be proved first
   */
  private async register(): Promise<boolean> {
    const { answer, link, token, follow } = this.#to;
    if (answer.asAccount) {
      await this.#deps.games.joinByLink(link.gameId, link.token);
      follow({ ...link, token: WEB_ACCESS_TOKEN });
      return true;
    }
    const person = { ...answer.visitor?.toBody(), ...answer.spoken, language: this.#deps.language() };
    const step: GameCommand = { actionType: 'OPPONENT_SELECTION', contactList: [person] };
    const { invitee } = await this.#deps.games.act(link.gameId, step, token);
    const [registered, ...more] = invitee.filter(({ accessToken }) => accessToken !== null);
    if (!registered?.accessToken || more.length > 0) throw new ApiFailure('E.gen.serverError');
    follow({ ...link, token: registered.accessToken, password: null });
    this.#deps.onRegistered(registered.accessToken, link);
    return !registered.secured;
  }

  private async perform(
    what: NonNullable<AnswerSending['busy']>,
    steps: () => Promise<readonly GameCommand[]>,
    retry: () => void,
  ): Promise<void> {
    const { games } = this.#deps;
    const { gameId } = this.#to.link;
    this.busy = what;
    this.#to.answer.refuse(null);
    try {
      let game: Game | null = null;
      // The token is asked for anew at every step: registering has brought another one.
      for (const step of await steps()) game = await games.act(gameId, step, this.#to.token);
      // A visitor without anything to choose has only been registered: the page is read with the token they got.
      game ??= await games.load(gameId, this.#to.token);
      runInAction(() => {
        this.#to.take(game);
        this.#to.answer.settle();
        this.answers += 1;
      });
    } catch (error) {
      await this.meet(toFailure(error), retry);
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  private async meet(failure: ApiFailure, retry: () => void): Promise<void> {
    if (![...OVERTAKEN, ...IN_PAGE].includes(failure.code)) return this.#deps.report(failure, retry);
    this.#to.answer.refuse(failure);
    if (failure.code !== 'E-C25') await this.#to.load();
  }
}
