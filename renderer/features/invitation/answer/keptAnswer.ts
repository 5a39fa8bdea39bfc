import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { withCells } from '../../../../shared/domain/calendar/chosenStarts.ts';
import { venuesOf } from '../../../stores/gameFacts.ts';
import type { Keepable, KeptInput } from '../../../stores/KeptInput.ts';
import { isListOf, isRecord, isText } from '../../../stores/keptShapes.ts';
import type { InvitationStore } from '../InvitationStore.ts';
import { marksIn } from './currentAnswer.ts';

/** As it is kept on the device: `places` are the ids of the venues. */
interface StoredAnswer {
  /** The half hours that the starts take, for releases that know no starts. */
  cells: string[];
  /** Earlier releases kept none. */
  starts?: string[];
  places: string[];
  /** Earlier releases kept none. */
  ratherNot?: { starts?: string[]; places: string[] };
  note: string;
  shareMyPhone: boolean;
  changing: boolean;
}

const isMarks = (value: unknown) =>
  isRecord(value) && (value.starts === undefined || isListOf(value.starts, isText)) && isListOf(value.places, isText);

function isAnswer(value: unknown): value is StoredAnswer {
  return (
    isRecord(value) &&
    isListOf(value.cells, isText) &&
    (value.starts === undefined || isListOf(value.starts, isText)) &&
    isListOf(value.places, isText) &&
    (value.ratherNot === undefined || isMarks(value.ratherNot)) &&
    isText(value.note) &&
    typeof value.shareMyPhone === 'boolean' &&
    typeof value.changing === 'boolean'
  );
}

/** An answer that is chosen and not given, as it survives a reload and a session that ends. */
class KeptAnswer implements Keepable {
  /** The kept answer, until the game it is about is there. */
  waiting: unknown = null;
  readonly #store: InvitationStore;

  constructor(store: InvitationStore) {
    this.#store = store;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  get typed(): unknown {
    const { touched, cells, starts, venues, ratherNot: marks, note, shareMyPhone, changing } = this.#store.answer;
    if (!touched) return this.waiting;
    const ratherNot = { starts: [...marks.starts], places: [...marks.venues] };
    const chosen = { cells: [...cells], starts: [...starts], places: [...venues] };
    return { ...chosen, ratherNot, note, shareMyPhone, changing };
  }

  restore(kept: unknown): void {
    this.waiting = kept;
    this.resume();
  }

  /** Puts it over the game's answer, without venues that are not offered any more. */
  resume(): void {
    const { value } = this.#store;
    const kept = this.waiting;
    if (!value || kept === null) return;
    this.waiting = null;
    if (!isAnswer(kept)) return;
    const offered = new Set(venuesOf(value).offered.map(({ id }) => id));
    const venues = new Set(kept.places.filter((id) => offered.has(id)));
    const { note, shareMyPhone, changing, ratherNot: marks = { places: [] } } = kept;
    const { answer } = this.#store;
    const { duration } = value.gamePreference;
    const chosen = kept.starts ?? withCells([], new Set(kept.cells), answer.offer.starts, duration);
    // A button of the mail has marked something meanwhile: it stays.
    const starts = new Set([...chosen, ...(answer.touched ? answer.starts : [])]);
    const ratherNot = marksIn({ starts: new Set(marks.starts), venues: new Set(marks.places) }, { starts, venues });
    answer.takeUp({ starts, venues, ratherNot, note, shareMyPhone, changing });
  }
}

/**
 * Keeps the answer that is being chosen.
 * @returns a stop function
 */
export function keepAnswer(kept: KeptInput, name: string, store: InvitationStore): () => void {
  const answer = new KeptAnswer(store);
  const stopResuming = reaction(() => store.value, answer.resume);
  const stopFollowing = kept.follow(name, answer);
  return () => {
    stopResuming();
    stopFollowing();
  };
}
