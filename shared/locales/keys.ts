import type en from './en.json';

/** Plural forms that i18next looks up itself: a text is requested by its name without them. */
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

type WithoutPlural<Key> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** The name of a text of the interface or of a mail. The English texts define the names. */
export type TextKey = WithoutPlural<keyof typeof en>;
