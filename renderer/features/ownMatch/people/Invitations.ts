import { makeAutoObservable, runInAction } from 'mobx';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { isListOf, isRecord } from '../../../stores/keptShapes.ts';
import { GuestList, type GuestRules } from '../../invitees/GuestList.ts';
import { isPick, type KnownPeople } from '../../invitees/KnownPeople.ts';
import { isGuest } from '../../invitees/readGuests.ts';

/** The form that invites more people to a game: whether it is open, and the people in it (R-invite). */
export class Invitations implements Keepable {
  open = false;
  readonly guests: GuestList;
  readonly known: KnownPeople;

  readonly #readEarlier: () => Promise<Game[]>;

  /** @param readEarlier reads the organiser's last matches: they tell the owners of addresses */
  constructor(rules: () => GuestRules, known: KnownPeople, readEarlier: () => Promise<Game[]>) {
    this.guests = new GuestList(() => ({ ...rules(), known }));
    this.known = known;
    this.#readEarlier = readEarlier;
    makeAutoObservable(this, { guests: false, known: false }, { autoBind: true });
  }

  /** Makes portraits of those who are known by an address, pasted before or after (R-known-address). Never fails. */
  async recognise(): Promise<void> {
    const reading = this.#readEarlier().catch((): Game[] => []);
    const [earlier] = await Promise.all([reading, this.known.load()]);
    runInAction(() => {
      this.known.learn(earlier);
      this.guests.recognise();
    });
  }

  setOpen(open: boolean): void {
    this.open = open;
  }

  /** These are invited: the next time begins anew. People typed or picked while they were sent stay, in the open form. */
  close(sent: ReturnType<Invitations['toBody']> = this.toBody()): void {
    const texts = sent.map((each) => JSON.stringify(each));
    const [rows, picks] = [this.guests.toBody(), this.known.toBody()];
    const isSent = (body: unknown) => texts.includes(JSON.stringify(body));
    const gone = this.guests.filled.filter((_row, at) => isSent(rows[at]));
    for (const { key } of gone) this.guests.remove(key);
    this.known.take(this.known.picks.filter((_pick, at) => !isSent(picks[at])));
    this.guests.attempted = false;
    if (this.count > 0) return;
    this.open = false;
    this.guests.clear();
  }

  get count(): number {
    return this.guests.filled.length + this.known.picks.length;
  }

  /** Typed people first: the server names their problems by their position. */
  toBody() {
    return [...this.guests.toBody(), ...this.known.toBody()];
  }

  get typed(): unknown {
    const guests = this.guests.filled.map(({ key: _key, ...guest }) => guest);
    return this.open && this.count > 0 ? { guests, known: [...this.known.picks] } : null;
  }

  restore(kept: unknown): void {
    if (!isRecord(kept) || !isListOf(kept.guests, isGuest) || !isListOf(kept.known, isPick)) return;
    this.guests.take(kept.guests);
    this.known.take(kept.known);
    this.open = true;
  }
}

/** Their invitation waits, or has nowhere to go: they take no mail of ours, or the address does not exist. */
const UNSENT: readonly GameInvitee['status'][] = ['PENDING', 'UNDELIVERABLE'];

/** @returns the people of a match to whom an invitation has gone out, without those who were in it `before` (R-reach) */
export function sentInvitations<Invitee extends Pick<GameInvitee, 'id' | 'status'>>(
  { invitee }: { invitee: readonly Invitee[] },
  before: readonly Pick<GameInvitee, 'id'>[] = [],
): Invitee[] {
  const known = new Set(before.map(({ id }) => id));
  return invitee.filter(({ id, status }) => !known.has(id) && !UNSENT.includes(status));
}
