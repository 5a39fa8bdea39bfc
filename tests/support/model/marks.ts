import { expect } from 'vitest';

interface StoredPeriod {
  fromTime: string;
  toTime: string;
}

/** What an invitee has chosen, as its row says. */
export interface StoredChoice {
  slots: StoredPeriod[] | null;
  places: string[] | null;
  rather_not: { slots: StoredPeriod[]; places: string[] } | null;
}

/** What somebody would rather not is always a part of what they chose (R-rather-not). */
export function expectMarksChosen(label: string, { slots, places, rather_not: marks }: StoredChoice): void {
  if (!marks) return;
  const isChosen = marks.slots.every((mark) =>
    slots?.some(({ fromTime, toTime }) => fromTime <= mark.fromTime && mark.toTime <= toTime),
  );
  expect(isChosen, `${label}: a mark of a time that is not chosen`).toBe(true);
  expect(places ?? [], `${label}: a mark of a place that is not chosen`).toEqual(expect.arrayContaining(marks.places));
}
