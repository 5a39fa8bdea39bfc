import { writtenText } from './writtenText.ts';

/** Reads what a stranger may have written, in a thread of its own (R-off-thread). */
export default (text: string): string => writtenText(text);
