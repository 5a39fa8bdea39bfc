import { makeAutoObservable } from 'mobx';
import { changeGroup, deleteGroup, findGroups, saveGroup } from '../../../../shared/contract/group.ts';
import type { Group } from '../../../../shared/contract/schemas/group.ts';
import { isSameName } from '../../../../shared/domain/people/typedName.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Action } from '../../../stores/Action.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';
import { Query } from '../../../stores/Query.ts';
import { addressOf } from '../../invitees/GuestList.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

type Draft = Pick<OrganiseDraft, 'guests' | 'known'>;

export interface SavedGroupsDeps {
  api: ApiClient;
  feedback: Pick<FeedbackStore, 'report'>;
}

/** @returns a test whether one of a group is picked or typed already (R-known-address); an address may have another name */
function isInForm({ guests, known }: Draft): (member: Group['members'][number]) => boolean {
  const isTyped = (member: Group['members'][number]) =>
    guests.filled.some((row) => addressOf(row) === member.email && isSameName(row, member));
  const isPicked = (member: Group['members'][number]) => {
    const pick = known.pickedAt(member.email ?? '');
    return pick !== undefined && isSameName(pick, member);
  };
  return (member) => (member.id ? known.isPicked(member.id) : isTyped(member) || isPicked(member));
}

/** Saved groups of people: to be asked again with a tap, and made of those in the form (R-group). */
export class SavedGroups {
  readonly list = new Query(() => this.#deps.api.call(findGroups));
  /** Failures are reported. */
  readonly #changing = new Action((change: (groups: Group[]) => Promise<Group[]>) => change(this.list.value ?? []), {
    onDone: (groups) => this.list.set(groups.toSorted((a, b) => a.name.localeCompare(b.name))),
    onFailure: (failure) => this.#deps.feedback.report(failure),
  });
  readonly #deps: SavedGroupsDeps;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/group.ts').then((m) => m.changeGroup.body),
  );

  constructor(deps: SavedGroupsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#changing.isBusy;
  }

  /** Never fails: the state is in `list`. */
  async load(): Promise<void> {
    await this.list.refresh();
  }

  /** Puts the people of a group into the form, those already there only once. @returns how many are new */
  take(group: Group, { guests, known }: Draft): number {
    const typedGuests = guests.filled.map(({ firstName, lastName, email }) => ({ firstName, lastName, email }));
    const isIn = isInForm({ guests, known });
    const fresh = group.members.filter((member) => !isIn(member));
    for (const { id, firstName, lastName, email } of fresh) {
      if (id && !known.isPicked(id)) known.toggle({ id, firstName, lastName });
      else if (email) typedGuests.push({ firstName, lastName, email });
    }
    guests.take(typedGuests);
    return fresh.length;
  }

  /** @returns the problem of a name for a group, or null */
  nameFault(name: string): TextKey | null {
    return this.#check.faultsOf({ name: name.trim() })?.name ?? null;
  }

  /** Whether all of a group are in the form. */
  holds(group: Group, draft: Draft): boolean {
    return group.members.every(isInForm(draft));
  }

  /** Takes the people of a group out of the form again. */
  takeOut(group: Group, { guests, known }: Draft): void {
    const ids = new Set(group.members.map(({ id }) => id));
    const addresses = new Set(group.members.map(({ email }) => email));
    known.take(known.picks.filter(({ id }) => !ids.has(id)));
    known.dropAt([...addresses].flatMap((address) => address ?? []));
    guests.take(guests.filled.filter((guest) => !addresses.has(addressOf(guest))));
  }

  /** @returns whether it was saved; else it is said why not */
  save(name: string, { guests, known }: Draft): Promise<boolean> {
    return this.#changing.run(async (groups) => {
      const members = [...known.toBody(), ...guests.toBody()];
      return [...groups, await this.#deps.api.call(saveGroup, { body: { name, members } })];
    });
  }

  rename(id: string, name: string): Promise<boolean> {
    return this.#changing.run(async (groups) => {
      const renamed = await this.#deps.api.call(changeGroup, { params: { id }, body: { name } });
      return groups.map((group) => (group.id === id ? renamed : group));
    });
  }

  remove(id: string): Promise<boolean> {
    return this.#changing.run(async (groups) => {
      await this.#deps.api.call(deleteGroup, { params: { id } });
      return groups.filter((group) => group.id !== id);
    });
  }
}
