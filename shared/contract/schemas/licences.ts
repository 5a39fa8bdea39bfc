import type { InferType } from 'yup';
import { array, shape, text } from './fields.ts';

const part = shape({
  name: text(),
  /** Empty where it has none. */
  version: text(),
  /** As SPDX writes it. */
  licence: text(),
  text: text(),
});
export type LicencedPart = InferType<typeof part>;

export const getLicences = { response: shape({ parts: array(part).defined() }) };
