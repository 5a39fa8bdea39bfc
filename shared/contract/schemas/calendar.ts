import { maybeText, shape, text } from './fields.ts';

export const getCalendarFeed = { response: shape({ url: maybeText() }) };

export const renewCalendarFeed = { response: shape({ url: text() }) };
