import type { Memory } from '../platform/platform.ts';

/**
 * Tokens of invitations, one a game: each is valid for its game only and never replaces a session (R-invitee-token).
 */
export class GameTokens {
  readonly #visit: Memory;

  constructor(visit: Memory) {
    this.#visit = visit;
  }

  /** @returns the token this window holds for a game, or null */
  get(gameId: string): string | null {
    return this.#visit.get(`game.${gameId}`) || null;
  }

  set(gameId: string, token: string): void {
    this.#visit.set(`game.${gameId}`, token);
  }
}
