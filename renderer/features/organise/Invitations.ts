import { makeAutoObservable } from 'mobx';
import type { Keepable } from '../../stores/KeptInput.ts';
import { isListOf } from '../../stores/keptShapes.ts';
import { GuestList, type GuestRules } from './GuestList.ts';
import { isGuest } from './keptDraft.ts';

/** The form that invites more people to a game: whether it is open, and who is in it. */
export class Invitations implements Keepable {
  open = false;
  readonly guests: GuestList;

  constructor(rules: () => GuestRules) {
    this.guests = new GuestList(rules);
    makeAutoObservable(this, { guests: false }, { autoBind: true });
  }

  setOpen(open: boolean): void {
    this.open = open;
  }

  /** They are invited: the next time begins anew. */
  close(): void {
    this.open = false;
    this.guests.clear();
  }

  get typed(): unknown {
    const guests = this.guests.filled.map(({ key: _key, ...guest }) => guest);
    return this.open && guests.length > 0 ? guests : null;
  }

  restore(kept: unknown): void {
    if (!isListOf(kept, isGuest)) return;
    this.guests.take(kept);
    this.open = true;
  }
}
