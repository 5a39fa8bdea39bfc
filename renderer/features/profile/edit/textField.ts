import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { ProfileDraft } from './ProfileDraft.ts';

/** @returns value, error and change of a text of the profile, for its field */
export function textField(
  draft: ProfileDraft,
  field: 'firstName' | 'lastName' | 'location' | 'phone',
  t: (key: TextKey) => string,
) {
  const error = draft.errorOf(field);
  return {
    value: draft.values[field],
    error: error && t(error),
    onChange: (value: string) => draft.set(field, value),
  };
}
