import { makeAutoObservable } from 'mobx';
import type { createClub } from '../../../shared/contract/club.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { ClubJoining, ClubVisibility } from '../../../shared/domain/club/clubValues.ts';
import { CLUB_JOININGS, CLUB_VISIBILITIES } from '../../../shared/domain/club/clubValues.ts';
import { slugFrom } from '../../../shared/domain/club/slug.ts';
import { MAX_CLUB_SPORTS } from '../../../shared/domain/limits.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { hasTexts, isListOf, isOneOf } from '../../stores/keptShapes.ts';

/** A club's fields, as they are typed. */
export interface ClubValues {
  name: string;
  /** Null for the one that is proposed from the name. */
  slug: string | null;
  sports: Sport[];
  city: string;
  about: string;
  visibility: ClubVisibility;
  joining: ClubJoining;
  juniors: boolean;
}

/** The device's guess of where a new club is, and of its language. */
export type ClubOrigin = Pick<BodyOf<typeof createClub>, 'timezone' | 'country' | 'language'>;

/** The form of a club, new or not (R-club). */
export class ClubForm {
  values: ClubValues;
  /** The server's refusals by field; each goes once its field is changed. */
  refused: Partial<Record<string, TextKey>> = {};
  /** Why the sport that was pressed last stays as it was. */
  sportProblem: TextKey | null = null;
  /** Sending was tried: problems are shown. */
  attempted = false;
  /** The version of the club that was read when typing began; null for a new one. */
  version: number | null;
  private start: ClubValues;
  readonly #origin: ClubOrigin;
  readonly #check = new BodyCheck(() =>
    import('../../../shared/contract/schemas/club.ts').then((m) => m.createClub.body),
  );

  constructor(start: ClubValues, origin: ClubOrigin, version: number | null = null) {
    this.start = start;
    this.version = version;
    this.values = { ...start };
    this.#origin = origin;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get slug(): string {
    return this.values.slug ?? slugFrom(this.values.name);
  }

  set(change: Partial<ClubValues>): void {
    Object.assign(this.values, change);
    for (const name of Object.keys(change)) delete this.refused[name];
    // The address follows the name until it is typed.
    if ('name' in change && this.values.slug === null) delete this.refused.slug;
    if ('juniors' in change) delete this.refused.visibility;
  }

  /** Puts a sport onto the list or takes it off; one stays, and more than the most are not taken, which is said. */
  toggle(sport: Sport): void {
    const { sports } = this.values;
    const rest = sports.filter((each) => each !== sport);
    const next = rest.length < sports.length ? rest : [...sports, sport];
    this.sportProblem = next.length === 0 ? 'field.tooFew' : next.length > MAX_CLUB_SPORTS ? 'field.tooMany' : null;
    if (this.sportProblem === null) this.set({ sports: next });
  }

  get body(): BodyOf<typeof createClub> {
    const { name, sports, city, about, visibility, joining, juniors } = this.values;
    return {
      ...{ ...this.#origin, name: name.trim(), slug: this.slug, sports, city: city.trim(), about: about.trim() },
      ...{ visibility, joining, juniors },
    };
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get faults(): Partial<Record<string, TextKey>> {
    return { ...this.#check.faultsOf(this.body), ...this.refused };
  }

  errorOf(field: keyof ClubValues): TextKey | null {
    return (this.attempted && this.faults[field]) || null;
  }

  /** @returns whether it can be sent */
  attempt(): boolean {
    this.attempted = true;
    return Object.keys(this.faults).length === 0;
  }

  /** Takes the server's refusal of a field. @returns whether a field says it */
  refuse({ code, data }: ApiFailure): boolean {
    if (code === 'E.club.slug') this.refused = { slug: 'error.E.club.slug' };
    else if (code === 'E.bad.request' && data.fields) this.refused = { ...data.fields };
    else return false;
    return true;
  }

  /** Begins anew: it was sent. */
  clear(): void {
    this.values = { ...this.start };
    this.attempted = false;
    this.sportProblem = null;
  }

  /** Somebody else was faster, which was said: saved again, it replaces theirs. */
  overtake(version: number | undefined): void {
    this.version = version ?? this.version;
  }

  /** Takes over the server's club: values that differ from those `sent` were typed meanwhile, and stay. */
  take(saved: ClubForm, sent: ClubValues): void {
    const isTyped = (name: string) => {
      const [now, then] = [this.values, sent].map((values) => JSON.stringify(values[name as keyof ClubValues]));
      return now !== then;
    };
    const typed = Object.fromEntries(Object.entries(this.values).filter(([name]) => isTyped(name)));
    this.start = saved.start;
    this.version = saved.version;
    this.values = { ...saved.values, ...typed };
    this.attempted = false;
  }

  /** Another organiser's later save must not be replaced without a word: the version is kept as well. */
  get typed(): (ClubValues & { version: number | null }) | null {
    const isTyped = JSON.stringify(this.values) !== JSON.stringify(this.start);
    return isTyped ? { ...this.values, version: this.version } : null;
  }

  restore(kept: unknown): void {
    if (!hasTexts(kept, ['name', 'city', 'about'])) return;
    const { name, city, about } = kept;
    const { slug, sports, visibility, joining, juniors, version } = kept as Record<string, unknown>;
    if (typeof version === 'number') this.version = version;
    const isSport = (value: unknown): value is Sport => isOneOf(SPORTS, value);
    this.set({
      ...{ name, city, about, juniors: juniors === true, slug: typeof slug === 'string' ? slug : null },
      ...(isListOf(sports, isSport) && sports.length > 0 ? { sports } : {}),
      ...(isOneOf(CLUB_VISIBILITIES, visibility) ? { visibility } : {}),
      ...(isOneOf(CLUB_JOININGS, joining) ? { joining } : {}),
    });
  }
}
