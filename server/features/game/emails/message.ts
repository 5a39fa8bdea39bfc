import type { Formats } from '../../../../shared/domain/formats.ts';
import type { PushKind } from '../../../../shared/domain/push.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { Slot } from '../gameState.ts';
import type { ClubAct } from './clubAct.ts';
import type { NamedRow } from './facts.ts';

interface Texts {
  subject: TextKey;
  intro: TextKey;
  /** What the link is for, where it does more than show the match. */
  action?: TextKey;
  /** The person the texts name; left out, the organiser, or to the organiser the players. */
  by?: NamedRow;
}

type Person = NamedRow & { id: string };

/** An email about a change, without its receiver. `slot` is the time that the match has lost; null: it had none. */
export type Message = Texts &
  (
    | { kind: 'news' }
    | { kind: 'agreed' }
    /** The receiver's agreed match is off; it may still be on for others, or come about at another time. */
    | { kind: 'off'; slot: Slot }
    /** They are asked anew about other times or venues. */
    | { kind: 'moved'; slot: Slot | null }
    /** It will not be played, or not with the receiver. */
    | { kind: 'over'; slot: Slot | null; note?: string | null; act?: ClubAct | null }
    /** The words of `sender` and nothing else. `onDevice`: a person who gets the notice on a device gets no mail. */
    | { kind: 'said'; sender: Person; says: (language: Language) => string; onDevice?: 'instead' }
    | ({ kind: 'score' } & ScoreNews)
  );

interface ScoreNews {
  /** An organiser of the club has entered it: the text names them, and says for which club. */
  act: ClubAct | null;
  /** The person it comes from; left out, the organiser. */
  sender?: Person;
  /** The claims for the receiver, one line each with label and text. */
  facts: (formats: Formats, userId: string) => [string, string][];
  /** As for 'said'; `only`: there is no mail. */
  onDevice?: 'instead' | 'only';
}

export type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>;

const PUSH_KINDS: { [K in Message['kind']]?: PushKind } = { said: 'message', score: 'score' };

/** @returns the kind of its notice on devices */
export const pushKindOf = ({ kind }: Message): PushKind => PUSH_KINDS[kind] ?? 'change';

/** Whether people without an address get it as a text message, once they have said yes (R-text-news). */
export const isTexted = ({ kind }: Message): boolean =>
  kind === 'agreed' || kind === 'off' || kind === 'moved' || kind === 'over';

/** Whether it says that the match is agreed or off, so that it is not gathered with others (R-mail-gathered). */
export function isDecisive(message: Message): boolean {
  if (message.kind === 'moved') return message.slot !== null;
  return message.kind === 'agreed' || message.kind === 'off' || message.kind === 'over';
}

/** @returns the organiser of the club who did it; null for everybody else */
export const actOf = (message: Message): ClubAct | null => ('act' in message && message.act) || null;

/** @returns the person it comes from; null: the organiser */
export const senderOf = (message: Message): Person | null => ('sender' in message && message.sender) || null;

/** @returns the time that the match has lost; null: it has lost none */
export const lostSlotOf = (message: Message): Slot | null => ('slot' in message && message.slot) || null;

/** @returns how its notice on a device and its mail go together; null: both go out */
export const onDeviceOf = (message: Message): 'instead' | 'only' | null =>
  ('onDevice' in message && message.onDevice) || null;
