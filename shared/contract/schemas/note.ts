import type { InferType } from 'yup';
import { MAX_NOTE_LENGTH } from '../../domain/limits.ts';
import { array, choice, id, object, oneOf, shape, text, trimmed } from './fields.ts';
import { gameUser } from './gameAnswer.ts';

const type = choice(['NOTE']).default('NOTE');

const note = shape({
  id: text(),
  user: shape(gameUser),
  message: text(),
  createDt: text(),
  type: oneOf(['NOTE']),
});
export type Note = InferType<typeof note>;

export const findNotes = {
  params: object({ gameId: id().required() }),
  query: object({ type }),
  response: array(note).defined(),
};

export const addNote = {
  query: object({ gameId: id().required() }),
  body: object({ type, comment: trimmed().min(1).max(MAX_NOTE_LENGTH).required() }),
  response: note,
};
