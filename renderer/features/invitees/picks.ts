import type { AskablePerson, KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { hasTexts } from '../../stores/keptShapes.ts';

/** Somebody picked, as it is kept and shown; by the code of a player they are found again who isn't known (R-ask). */
export type Picked = Named & { code?: string };
/** Who somebody is. */
export type Named = { id: string; firstName: string; lastName: string };

export const toPick = ({ id, firstName, lastName }: Named, code?: string): Picked => ({
  ...{ id, firstName, lastName },
  ...(code && { code }),
});

/** Somebody who is asked beside those one knows. */
export const toKnown = ({ location: _town, ...person }: AskablePerson): KnownPerson => ({
  ...person,
  fits: true,
  lastPlayed: null,
});

/** @returns whether this is somebody picked from known people */
export const isPick = (value: unknown): value is Picked => hasTexts(value, ['id', 'firstName', 'lastName']);
