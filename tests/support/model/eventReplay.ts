import type pg from 'pg';
import { expect } from 'vitest';
import type { GameEvent } from '../../../server/features/game/events.ts';

/** A game as its events alone tell it. `ASKED` stands for every state in which somebody hasn’t answered. */
interface Told {
  status: string;
  /** By invitee id. */
  answers: Map<string, 'ASKED' | 'ACCEPTED' | 'CONFIRMED' | 'DECLINED'>;
  from: number | null;
  venueId: string | null;
}

type Apply = { [T in GameEvent['type']]?: (told: Told, event: Extract<GameEvent, { type: T }>) => void };

function answer(told: Told, ids: readonly string[], value: 'ASKED' | 'ACCEPTED' | 'CONFIRMED' | 'DECLINED'): void {
  for (const id of ids) told.answers.set(id, value);
}

function loseAgreement(told: Told): void {
  told.status = 'CONFIRMED';
  told.from = null;
  told.venueId = null;
}

/** What each event means for the game; the others change neither its state nor anybody's answer. */
const APPLY: Apply = {
  Published: (told) => {
    told.status = 'CONFIRMED';
  },
  Invited: (told, { inviteeIds }) => answer(told, inviteeIds, 'ASKED'),
  VisitorRegistered: (told, { inviteeId }) => {
    if (!told.answers.has(inviteeId)) answer(told, [inviteeId], 'ASKED');
  },
  Joined: (told, { inviteeId }) => answer(told, [inviteeId], 'ASKED'),
  Accepted: (told, { inviteeId }) => answer(told, [inviteeId], 'ACCEPTED'),
  Declined: (told, { inviteeId }) => answer(told, [inviteeId], 'DECLINED'),
  Withdrawn: (told, { inviteeId }) => answer(told, [inviteeId], 'DECLINED'),
  Confirmed: (told, { inviteeIds }) => answer(told, inviteeIds, 'CONFIRMED'),
  Agreed: (told, { playerIds, slot, venueId }) => {
    told.status = 'SCHEDULED';
    // Read from JSON, where an instant is a text.
    told.from = new Date(slot.from).getTime();
    told.venueId = venueId;
    answer(told, playerIds, 'CONFIRMED');
  },
  Promoted: (told, { inviteeIds }) => answer(told, inviteeIds, 'CONFIRMED'),
  Reopened: (told, { cause, playerIds }) => {
    loseAgreement(told);
    if (cause === 'MOVED') answer(told, playerIds, 'ACCEPTED');
  },
  AskedAgain: (told, { inviteeIds }) => answer(told, inviteeIds, 'ASKED'),
  Canceled: (told) => {
    told.status = 'CANCELED';
  },
  Expired: (told) => {
    told.status = 'CANCELED';
  },
  ScoreEntered: (told) => {
    told.status = 'PLAYED';
  },
};

/** Replays the history of one game as it grows, and holds it against what is stored (R-events). */
export class EventReplay {
  readonly #told: Told = { status: 'CREATED', answers: new Map(), from: null, venueId: null };
  #version = -1;

  /** @returns the types of the events since the last time */
  async check(db: pg.Client, gameId: string, label: string): Promise<string[]> {
    const { rows } = await db.query<{ version: number; detail: { events: GameEvent[] } }>(
      'select version, detail from game_history where game_id = $1 and version > $2 order by version',
      [gameId, this.#version],
    );
    const events = rows.flatMap(({ detail }) => detail.events);
    for (const event of events) {
      const apply = APPLY[event.type] as ((told: Told, event: GameEvent) => void) | undefined;
      apply?.(this.#told, event);
    }
    this.#version = rows.at(-1)?.version ?? this.#version;
    await this.#compare(db, gameId, `${label}: ${events.map(({ type }) => type).join(', ') || 'no event'}`);
    return events.map(({ type }) => type);
  }

  async #compare(db: pg.Client, gameId: string, label: string): Promise<void> {
    const { rows: games } = await db.query('select status, from_time, place_id from games where id = $1', [gameId]);
    const { rows: invitees } = await db.query('select id, status from invitees where game_id = $1 order by ord', [
      gameId,
    ]);
    const [game] = games;
    const { status, answers, from, venueId } = this.#told;
    expect({ status, from, venueId }, label).toEqual({
      status: game.status,
      from: game.from_time?.getTime() ?? null,
      venueId: game.place_id,
    });
    const asked = ['PENDING', 'SENT', 'OPENED', 'UNDELIVERABLE'];
    const stored = invitees.map((row) => [row.id, asked.includes(row.status) ? 'ASKED' : row.status]);
    expect(Object.fromEntries(answers), label).toEqual(Object.fromEntries(stored));
  }
}
