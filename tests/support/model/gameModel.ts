import { expect } from 'vitest';
import { actOnGame, editGame, getGame, nudgeGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import type { GameAction, GameStatus } from '../../../shared/domain/values.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import type { TestApp } from '../app.ts';
import { call } from '../client.ts';
import { contactOf, createPerson, createTestGame, linkOf, newGuest, type Person } from '../factories.ts';
import { EventReplay } from './eventReplay.ts';
import type { Setting, Step } from './gameSteps.ts';
import { expectMarksChosen, type StoredChoice } from './marks.ts';

/** The moves that one step may make (R-states); an edit may reopen a game and agree it anew. */
const MOVES: Record<GameStatus, GameStatus[]> = {
  CREATED: ['CONFIRMED'],
  CONFIRMED: ['CONFIRMED', 'SCHEDULED', 'CANCELED'],
  SCHEDULED: ['SCHEDULED', 'PLAYED', 'CANCELED', 'CONFIRMED'],
  CANCELED: ['CANCELED'],
  PLAYED: ['PLAYED'],
};

const HOUR = 3_600_000;
const REMINDER = /^(Tomorrow|In two hours|How did it end)|is waiting for your answer/;

/** What is looked at of a row of invitees. */
interface InviteeRow extends StoredChoice {
  id: string;
  user_id: string;
  status: string;
}

interface Voice {
  token: string;
  password?: string | null;
  /** Nothing proves that it is the person. */
  isSecured?: boolean;
}

/** Those with an account; they outlive their games. */
export interface Cast {
  owner: Person;
  stranger: Person;
  player: Person;
}

export async function castOf(app: TestApp): Promise<Cast> {
  const [owner, stranger, player] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await app.db.query("update users set membership_level = 'OWNIT' where id = $1", [owner.id]);
  return { owner, stranger, player };
}

/** A game with all people who may act on it, and the rules that hold after every action. */
export class GameModel {
  readonly #app: TestApp;
  readonly #gameId: string;
  readonly #owner: Person;
  readonly #guests: Voice[] = [];
  /** Of guests and the player. */
  readonly #addresses: string[];
  readonly #players: Voice[] = [];
  readonly #visitors: Voice[] = [];
  readonly #stranger: Person;
  readonly #share: Voice;
  readonly #start: number;
  readonly #muted = new Set<string>();
  /** What everybody has chosen, by invitee. */
  readonly #answers = new Map<string, Pick<InviteeRow, 'slots' | 'places'>>();
  /** The game as its events alone tell it. */
  readonly #replay = new EventReplay();
  #status: GameStatus = 'CONFIRMED';
  #version: number;
  #mails = 0;

  private constructor(app: TestApp, people: Cast & { guests: Voice[]; addresses: string[] }, game: Game) {
    this.#app = app;
    this.#gameId = game.id;
    this.#owner = people.owner;
    this.#stranger = people.stranger;
    this.#guests = people.guests;
    this.#addresses = people.addresses;
    this.#players = [people.player];
    this.#share = { token: readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '' };
    this.#start = Math.floor(app.clock.now().getTime() / HOUR) * HOUR;
    this.#version = game.version;
  }

  static async begin(
    app: TestApp,
    { owner, stranger, player }: Cast,
    { matchType, candidateMethod, expiryDays, guests }: Setting,
  ) {
    // Thousands of games of one owner: limits are another test's.
    await app.db.query('delete from limits');
    await app.db.query('delete from mail_counts');
    await app.db.query('update users set mail_channel = true');
    // Reminders of earlier games would come in between.
    await app.db.query('delete from games');
    const invited = Array.from({ length: guests }, () => newGuest());
    const start = Math.floor(app.clock.now().getTime() / HOUR) * HOUR;
    const at = (hour: number) => new Date(start + hour * HOUR).toISOString();
    const changes = {
      contactList: [...invited, contactOf(player)],
      invitationExpiryDays: expiryDays,
      calendarPreference: [
        { fromTime: at(26), toTime: at(30) },
        { fromTime: at(50), toTime: at(53) },
      ],
      locationPreference: [{ location: { name: 'A' } }, { location: { name: 'B' } }],
    };
    const game = await createTestGame(app, owner, changes, { matchType, candidateMethod });
    const voices = await Promise.all(invited.map(({ email }) => linkOf(app, email)));
    const model = new GameModel(
      app,
      { owner, stranger, player, guests: voices, addresses: [...invited.map(({ email }) => email), player.email] },
      game,
    );
    model.#mails = await model.#lastMail();
    return model;
  }

  async run(next: Step): Promise<void> {
    await this.#perform(next);
    await this.#check(next);
  }

  async #perform(next: Step): Promise<void> {
    const params = { id: this.#gameId };
    const { token } = this.#owner;
    switch (next.do) {
      case 'wait':
        this.#app.clock.set(new Date(this.#app.clock.now().getTime() + next.hours * HOUR));
        return;
      case 'edit':
        await call(this.#app, editGame, { params, token, body: this.#editBody(next) });
        return;
      case 'nudge':
        await call(this.#app, nudgeGame, { params, token });
        return;
      case 'mute':
        return this.#mute(next.which);
      case 'act':
        return this.#act(next);
    }
  }

  /** Does it as that actor, and checks that exactly what `action` lists is carried out. */
  async #act(next: Extract<Step, { do: 'act' }>): Promise<void> {
    const voice = this.#voiceOf(next.actor);
    const params = { id: this.#gameId };
    const seen = await call(this.#app, getGame, { params, token: voice.token });
    const listed = seen.status === 200 ? seen.body.action : [];
    const before = seen.status === 200 ? seen.body.version : this.#version;
    const body = this.#bodyOf(next.action, next, seen.status === 200 ? seen.body : null, voice);
    const answer = await call(this.#app, actOnGame, { params, token: voice.token, body });
    const label = `${next.actor.kind} ${next.action}: ${answer.status}`;
    expect(answer.status, label).toBeLessThan(500);
    if (answer.status === 200) {
      // What was done before may be said again: then nothing changes.
      const isRepeated = answer.body.version === before;
      if (!isRepeated) expect(listed, label).toContain(next.action);
      if (voice.isSecured) expect(['TIME_SELECTION', 'LOCATION_SELECTION'], label).toContain(next.action);
      if (next.action === 'OPPONENT_SELECTION') this.#takeVisitor(answer.body);
    } else {
      // Listed and refused: only for what was sent with it, or the address that must be proved.
      const isAboutBody = [400, 422, 429].includes(answer.status) || answer.error.messageId === 'E.game.full';
      const mayBeFull = next.action === 'CONFIRMATION' && answer.error.messageId === 'E.game.state';
      if (listed.includes(next.action) && !mayBeFull && !isAboutBody) {
        expect([next.action, answer.error.messageId], label).toEqual(['CONFIRMATION', 'E-C25']);
      }
    }
  }

  #takeVisitor(game: Game): void {
    expect(game.invitee).toHaveLength(1);
    const [{ accessToken, secured } = { accessToken: null, secured: false }] = game.invitee;
    expect(accessToken).toBeTruthy();
    this.#visitors.push({ token: accessToken ?? '', isSecured: secured });
  }

  #voiceOf({ kind, which }: { kind: string; which: number }): Voice {
    const of = (voices: Voice[]) => voices[which % Math.max(1, voices.length)] ?? this.#share;
    if (kind === 'owner') return this.#owner;
    if (kind === 'stranger') return this.#stranger;
    if (kind === 'player') return of(this.#players);
    if (kind === 'visitor') return of(this.#visitors);
    return kind === 'share' ? this.#share : of(this.#guests);
  }

  #at(hour: number): string {
    return new Date(this.#start + hour * HOUR).toISOString();
  }

  #editBody({ hours: from, which }: { hours: number; which: number }): Record<string, unknown> {
    const windows = [
      [{ fromTime: this.#at(26 + from), toTime: this.#at(31 + from) }],
      [
        { fromTime: this.#at(26), toTime: this.#at(30) },
        { fromTime: this.#at(50), toTime: this.#at(53) },
        { fromTime: this.#at(70 + from), toTime: this.#at(73 + from) },
      ],
    ];
    if (which === 3) return { notes: `Note ${from}` };
    if (which === 2) return { locationPreference: [{ location: { name: from % 2 === 0 ? 'A' : 'C' } }] };
    return { calendarPreference: windows[which] };
  }

  #bodyOf(
    actionType: GameAction,
    { hours: from, which }: { hours: number; which: number },
    seen: Game | null,
    { password = null }: Voice,
  ): Record<string, unknown> {
    const offered = (seen?.calendarPreference ?? []).filter(({ invitationId }) => invitationId === null);
    const window = offered[which % Math.max(1, offered.length)];
    const begin = window ? Date.parse(window.fromTime) + (from % 3) * HOUR : 0;
    const slot = { fromTime: new Date(begin).toISOString(), toTime: new Date(begin + HOUR).toISOString() };
    const places = (seen?.locationPreference ?? []).filter(({ invitationId }) => invitationId === null);
    const place = places[from % Math.max(1, places.length)];
    // The organiser picks one of those who can be picked, and now and then anybody.
    const wanted = actionType === 'PARTNER_SELECTION' ? 'CONFIRMED' : 'ACCEPTED';
    const all = seen?.invitee ?? [];
    const fitting = from === 0 ? all : all.filter(({ status }) => status === wanted);
    const invitee = fitting[which % Math.max(1, fitting.length)];
    switch (actionType) {
      case 'TIME_SELECTION':
        return { actionType, preferedCalendar: [slot], ...(which % 2 > 0 && { ratherNot: { slots: [slot] } }) };
      case 'LOCATION_SELECTION':
        return {
          actionType,
          preferedLocation: place ? [place.id] : [],
          ...(which % 2 > 0 && { ratherNot: { venues: place ? [place.id] : [] } }),
        };
      case 'ACCEPT':
        return { actionType, password, note: from === 0 ? 'Fine' : null };
      case 'OPPONENT_SELECTION':
        // Now and then under the address of somebody who is in the game already.
        return {
          actionType,
          contactList: [newGuest(from < 4 ? { email: this.#addresses[which % this.#addresses.length] } : {})],
        };
      case 'INVITE':
        return { actionType, contactList: [newGuest()] };
      case 'CONFIRMATION':
      case 'PARTNER_SELECTION':
        return { actionType, contactList: invitee ? [{ id: invitee.id }] : [] };
      case 'SET_SCORE':
        return {
          actionType,
          winner: 'UNKNOWN',
          sets: [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 0 }],
        };
      default:
        return { actionType };
    }
  }

  /** Somebody of the game does not want mail any more. */
  async #mute(which: number): Promise<void> {
    const { rows } = await this.#app.db.query(
      'select user_id, email from invitees where game_id = $1 and email is not null order by ord',
      [this.#gameId],
    );
    const chosen = rows[which % Math.max(1, rows.length)];
    if (!chosen) return;
    await this.#app.db.query('update users set mail_channel = false where id = $1', [chosen.user_id]);
    this.#muted.add(chosen.email);
  }

  async #lastMail(): Promise<number> {
    const { rows } = await this.#app.db.query('select coalesce(max(ord), 0) as last from mails');
    return Number(rows[0].last);
  }

  async #check(next: Step): Promise<void> {
    const { rows: games } = await this.#app.db.query('select * from games where id = $1', [this.#gameId]);
    const { rows: invitees } = await this.#app.db.query<InviteeRow>('select * from invitees where game_id = $1', [
      this.#gameId,
    ]);
    const { rows: mails } = await this.#app.db.query('select recipient, subject from mails where ord > $1', [
      this.#mails,
    ]);
    const [game] = games;
    const label = JSON.stringify(next);
    const required = requiredPlayers(game.preference.matchType);
    const confirmed = invitees.filter(({ status }) => status === 'CONFIRMED');

    expect(confirmed.length, `${label}: more players than places`).toBeLessThanOrEqual(required);
    expect(MOVES[this.#status], `${label}: a move that is not allowed`).toContain(game.status);
    expect(game.version, `${label}: the version goes back`).toBeGreaterThanOrEqual(this.#version);
    if (game.status !== this.#status) expect(game.version, `${label}: a silent change`).toBeGreaterThan(this.#version);
    if (game.status === 'SCHEDULED') {
      expect(game.from_time && game.to_time && game.place_id, `${label}: agreed without a slot`).toBeTruthy();
      await this.#checkAgreed(label, game, confirmed);
    }
    if (game.status === 'CONFIRMED') expect(game.from_time, `${label}: a slot without an agreement`).toBeNull();
    await this.#checkTeams(label, game, required, invitees);
    this.#checkAnswers(label, next, invitees);
    const people = invitees.map(({ user_id }) => user_id);
    expect(new Set(people).size, `${label}: somebody twice`).toBe(people.length);
    await this.#replay.check(this.#app.db, this.#gameId, label);

    const told = mails.map(({ recipient }) => recipient as string);
    // A reminder comes by itself, beside everything else.
    const ofStep = mails.filter(({ subject }) => !REMINDER.test(subject)).map(({ recipient }) => recipient as string);
    expect(new Set(ofStep).size, `${label}: two mails to one person (${ofStep.join(', ')})`).toBe(ofStep.length);
    for (const to of told) expect(this.#muted.has(to), `${label}: mail to ${to}, who wants none`).toBe(false);

    this.#status = game.status;
    this.#version = game.version;
    this.#mails = await this.#lastMail();
  }

  /** The agreed slot and venue are offered, and every confirmed player can make them, as far as they have said. */
  async #checkAgreed(label: string, game: Record<string, Date & string>, confirmed: InviteeRow[]) {
    const [from, to] = [game.from_time?.getTime() ?? 0, game.to_time?.getTime() ?? 0];
    const { rows: offered } = await this.#app.db.query(
      `select 1 from game_windows join game_places using (game_id) where game_id = $1
        and from_time <= $2 and to_time >= $3 and game_places.id = $4`,
      [this.#gameId, game.from_time, game.to_time, game.place_id],
    );
    expect(offered.length, `${label}: agreed on what is not offered`).toBeGreaterThan(0);
    for (const { slots, places } of confirmed) {
      const fits =
        slots?.some(({ fromTime, toTime }) => Date.parse(fromTime) <= from && to <= Date.parse(toTime)) ?? true;
      expect(fits, `${label}: a player who cannot come`).toBe(true);
      expect(places?.includes(game.place_id ?? '') ?? true, `${label}: a player at another place`).toBe(true);
    }
  }

  /** Never two teams out of one player, never half a team. */
  async #checkTeams(
    label: string,
    game: Record<string, unknown>,
    required: number,
    invitees: InviteeRow[],
  ): Promise<void> {
    const ids = [game.initiator_team_id, game.opponent_team_id].filter((id) => id !== null);
    expect(ids.length === 0 || ids.length === 2, `${label}: one team without the other`).toBe(true);
    const { rows } = await this.#app.db.query('select players from teams where id = any($1)', [ids]);
    const players = rows.flatMap((row) => row.players as string[]);
    expect(new Set(players).size, `${label}: one player in both teams`).toBe(players.length);
    if (ids.length === 2) expect(players, label).toHaveLength(required + 1);
    const partner = invitees.find(({ id }) => id === game.partner_id);
    if (game.partner_id) expect(partner?.status, `${label}: a partner who has left`).toBe('CONFIRMED');
  }

  /** No action of others loses a person's choice. */
  #checkAnswers(label: string, next: Step, invitees: InviteeRow[]): void {
    const isOwnDoing = next.do === 'act' && ['guest', 'player', 'visitor'].includes(next.actor.kind);
    for (const invitee of invitees) {
      const { id, slots, places } = invitee;
      expectMarksChosen(label, invitee);
      const before = this.#answers.get(id);
      this.#answers.set(id, { slots, places });
      if (isOwnDoing || !before) continue;
      if (before.slots) expect(slots, `${label}: chosen times are lost`).toEqual(before.slots);
      if (before.places) expect(places, `${label}: chosen places are lost`).toEqual(before.places);
    }
  }
}
