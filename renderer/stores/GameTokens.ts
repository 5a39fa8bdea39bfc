import type { Memory } from '../platform/platform.ts';
import { hasTexts, isListOf } from './keptShapes.ts';

/** A visitor who answered by a share link: the token of their own page, and that of the link. */
export interface KeptVisitor {
  gameId: string;
  share: string;
  own: string;
}

const KEPT_AS = 'visitors';
/** Older ones make room. */
const MAX_VISITORS = 20;

function isVisitor(value: unknown): value is KeptVisitor {
  return hasTexts(value, ['gameId', 'share', 'own']);
}

/**
 * Tokens of invitations, one a game: each is valid for its game only and never replaces a session (R-invitee-token). A
 * token from a mail is gone with the window; that of an answer by a share link stays on the device, as nothing else
 * leads back to that answer (R-share-again).
 */
export class GameTokens {
  readonly #visit: Memory;
  readonly #device: Memory;

  constructor(visit: Memory, device: Memory) {
    this.#visit = visit;
    this.#device = device;
  }

  /** @returns the token this window holds for a game, or null */
  get(gameId: string): string | null {
    return this.#visit.get(`game.${gameId}`) || null;
  }

  set(gameId: string, token: string): void {
    this.#visit.set(`game.${gameId}`, token);
  }

  /** @returns the visitor who has answered here by a share link of this game, or null */
  visitorOf(gameId: string): KeptVisitor | null {
    return this.#visitors().find((each) => each.gameId === gameId) ?? null;
  }

  keepVisitor(visitor: KeptVisitor): void {
    this.#write([visitor, ...this.#others(visitor.gameId)].slice(0, MAX_VISITORS));
  }

  forgetVisitor(gameId: string): void {
    this.#write(this.#others(gameId));
  }

  /** Forgets them all, as after a log-out by choice: the next person at this device is another. */
  forgetVisitors(): void {
    this.#write([]);
  }

  #others(gameId: string): KeptVisitor[] {
    return this.#visitors().filter((each) => each.gameId !== gameId);
  }

  /** Newest first. */
  #visitors(): KeptVisitor[] {
    try {
      const value: unknown = JSON.parse(this.#device.get(KEPT_AS) || '[]');
      return isListOf(value, isVisitor) ? value : [];
    } catch {
      return [];
    }
  }

  #write(visitors: KeptVisitor[]): void {
    this.#device.set(KEPT_AS, JSON.stringify(visitors));
  }
}
