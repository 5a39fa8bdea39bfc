import { MAX_NOTE_LENGTH, MAX_SHARED_ADDRESSES } from '../../domain/limits.ts';
import { isEmailAddress } from '../../domain/people/address.ts';
import { splitAddresses } from '../../domain/people/writtenPeople.ts';
import type { TextKey } from '../../locales/keys.ts';
import { count, object, shape, string, text, trimmed } from './fields.ts';

const fieldKey = (key: TextKey) => key;

export const getBalls = { response: shape({ pendingCount: count(), currentCount: count() }) };

export const shareByEmail = {
  body: object({
    /** Addresses separated by commas. */
    emailsString: string()
      .required()
      .max(12_000)
      .test({
        name: 'emails',
        message: fieldKey('field.email'),
        test: (value) => splitAddresses(value ?? '').every(isEmailAddress),
      })
      .test({
        name: 'some',
        message: fieldKey('field.tooFew'),
        test: (value) => splitAddresses(value ?? '').length > 0,
      })
      .test({
        name: 'few',
        message: fieldKey('field.tooMany'),
        test: (value) => splitAddresses(value ?? '').length <= MAX_SHARED_ADDRESSES,
      }),
    comment: trimmed().max(MAX_NOTE_LENGTH).default(''),
  }),
  response: shape({
    /** `skipped`: one's own addresses, and addresses invited before. */
    statistics: shape({ sent: count(), skipped: count() }),
  }),
};

export const uploadContacts = { response: text() };
