import type en from './en.json';

/** Plural forms i18next looks up by itself: a text is asked for by the name without them. */
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

type WithoutPlural<Key> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** The name of a text of the interface or of a mail. English decides which there are. */
export type TextKey = WithoutPlural<keyof typeof en>;
