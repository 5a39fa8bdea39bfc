import { type AnswerForm, answerForm } from '../../../../shared/contract/schemas/answerForm.ts';
import { refuseFields } from '../../../appError.ts';
import { readerOf } from '../../../plugins/bounds.ts';

/** A form as it was filled in, right or wrong, which a page can show again. Every field that it knows is present. */
export interface FilledForm {
  start: string[];
  venue: string[];
  answer?: string;
  note?: string;
  clash?: string;
  shareMyPhone?: string;
  language?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  key?: string;
}

const LISTS = ['start', 'venue'];
const FIELDS = Object.keys(answerForm.fields);
const readChecked = readerOf(answerForm, 'body');

/** Browsers send line breaks as two characters, and count them as one. */
const toText = (value: string): string => value.replaceAll('\r\n', '\n').trim();

/**
 * @param body as the parser of forms gives it: a field that comes twice is a list
 * @throws AppError 400 for fields that no page has, and for lists where a text is expected
 */
export function toFilledForm(body: unknown): FilledForm {
  const sent = Object.entries(body ?? {});
  const filled: Record<string, string | string[]> & FilledForm = { start: [], venue: [] };
  for (const [name, value] of sent) {
    if (!FIELDS.includes(name)) refuseFields({ body: 'field.invalid' });
    if (LISTS.includes(name)) filled[name] = [value].flat();
    else if (typeof value !== 'string') refuseFields({ [name]: 'field.invalid' });
    else if (toText(value) !== '') filled[name] = toText(value);
  }
  return filled;
}

/** @throws AppError 400 with what is wrong with each field */
export async function readForm(filled: FilledForm): Promise<AnswerForm> {
  const form = await readChecked(filled);
  // In the format of our instants, however a browser has changed them.
  return { ...form, start: form.start.map((start) => new Date(start).toISOString()) };
}
