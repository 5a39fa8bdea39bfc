import { maybeWords, shape, words } from './fields.ts';

export const getCalendarFeed = { response: shape({ url: maybeWords() }) };

export const renewCalendarFeed = { response: shape({ url: words() }) };
