import { BRAND } from '../../../../shared/brand.ts';
import type { Formats } from '../../../../shared/domain/formats.ts';
import { initialsOf, personName } from '../../../../shared/domain/people/personName.ts';
import { formatList, inLine, intlTag, moneyFormatter } from '../../../../shared/locales/intl.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { LocationRow } from '../../../db/tables.ts';
import type { Email } from '../../../mail/email.ts';
import { momentText, slotText } from '../../../mail/slotText.ts';
import { spaced } from '../../../mail/unlinked.ts';
import { textIn } from '../../../texts.ts';
import { firstNameIn } from '../../people/repository.ts';
import { acceptorsOf, confirmedOf, type GameState, type Invitee, venueOf } from '../gameState.ts';

/** Windows named in an email; the page shows them all. */
const MAX_WINDOWS = 6;

/** A person as stored in the database. */
export interface NamedRow {
  first_name: string;
  last_name: string;
}

const toNamed = ({ first_name: firstName, last_name: lastName }: NamedRow) => ({ firstName, lastName });

/** @returns a person's full name for readers of a language (R-name-order), or the name for erased people */
export const nameOf = (person: NamedRow, language: Language): string =>
  personName(toNamed(person), language) || firstNameIn('', language);

/** @returns the names of people, joined as the language does */
export const namesOf = (people: readonly NamedRow[], language: Language): string =>
  formatList(
    people.map((person) => nameOf(person, language)),
    language,
  );

/** @returns the first letters of a person's name (R-name-order) */
export const initialsIn = (person: NamedRow, language: Language): string => initialsOf(toNamed(person), language);

export function sportName(language: Language, state: GameState): string {
  return textIn(language, `sport.${state.game.sport}`);
}

/** @returns the sport as what people do together, for the middle of a sentence: `play tennis` */
export const playing = (language: Language, state: GameState): string =>
  textIn(language, `sport.${state.game.sport}.play`);

/**
 * What is known about the court, one phrase each.
 * @returns empty when the organiser said nothing about it
 */
export function courtTexts(language: Language, { game, club }: GameState): string[] {
  const { court_booked: isBooked, surface, cost } = game;
  const amount = cost && moneyFormatter(cost.currency, language);
  return [
    ...(club?.court ? [club.court.name] : []),
    ...(isBooked ? [textIn(language, 'court.booked')] : []),
    ...(surface ? [textIn(language, `surface.${surface}`)] : []),
    ...(cost && amount ? [textIn(language, 'court.cost', { cost: amount.format(cost.amount) })] : []),
  ];
}

function courtFacts(language: Language, state: GameState): [string, string][] {
  const texts = courtTexts(language, state);
  return texts.length > 0 ? [[textIn(language, 'court.title'), texts.join('\n')]] : [];
}

/** @returns the players: the organiser, and the confirmed */
function playersFact(language: Language, { owner }: GameState, others: readonly Invitee[]): [string, string] {
  const players = [owner, ...others];
  return [textIn(language, 'mail.fact.players', { count: players.length }), namesOf(players, language)];
}

/** @returns a venue in one line, which nothing makes a link of (R-mail-unlinked) */
export const whereText = ({ name, address, city }: LocationRow): string => spaced(inLine([name, address, city], ', '));

/**
 * @param isAnswered whether the receiver of a mail is the organiser or has answered them
 * @returns whether the receiver knows everybody: nobody came by themselves, or was found by a search (R-mail-unlinked)
 */
export function isAmongKnown({ game, club, invitees }: GameState, isAnswered: boolean): boolean {
  const isOpen = game.preference.opponentsSelection === 'OPENCHALLENGE' || club?.audience === 'CLUB';
  return isAnswered && !isOpen && invitees.every(({ inviter, bySearch }) => inviter === 'OWNER' && !bySearch);
}

/** @returns what is agreed, one line each with label and text: sport, when, where, court, players */
export function agreedFacts(formats: Formats, state: GameState): [string, string][] {
  const { language } = formats;
  const { game } = state;
  const venue = venueOf(state)?.location;
  const facts: [string, string][] = [[textIn(language, 'mail.fact.sport'), sportName(language, state)]];
  if (game.from_time && game.to_time) {
    const when = slotText(formats, game.from_time, game.to_time, game.timezone);
    facts.push([textIn(language, 'mail.fact.when'), when]);
  }
  if (venue) {
    facts.push([textIn(language, 'mail.fact.where'), whereText(venue)]);
  }
  return [...facts, ...courtFacts(language, state), playersFact(language, state, confirmedOf(state))];
}

/** @returns what is offered, one line each with label and text: sport, times, where, court */
export function offeredFacts(formats: Formats, state: GameState): [string, string][] {
  const { language } = formats;
  const windows = state.windows.map(({ fromTime, toTime }) =>
    slotText(formats, new Date(fromTime), new Date(toTime), state.game.timezone),
  );
  const more = windows.length - MAX_WINDOWS;
  const shown = [
    ...windows.slice(0, MAX_WINDOWS),
    ...(more > 0 ? [textIn(language, 'mail.moreTimes', { count: more })] : []),
  ];
  const venues = state.venues.map(({ location }) => spaced(location.name));
  return [
    [textIn(language, 'mail.fact.sport'), sportName(language, state)],
    [textIn(language, 'mail.fact.times', { count: windows.length }), shown.join('\n')],
    [textIn(language, 'mail.fact.where'), formatList(venues, language, 'disjunction')],
    ...courtFacts(language, state),
  ];
}

/** @returns invitees who said yes, confirmed players first (R-invitation-facts) */
export const answeredOf = (state: GameState): Invitee[] => [...confirmedOf(state), ...acceptorsOf(state)];

/** @returns facts for the invited beside the offer: kind and length, players, and the reply deadline (R-invitation-facts) */
export function askedFacts(formats: Formats, state: GameState): [string, string][] {
  const { language } = formats;
  const { preference, expires_at: until, timezone } = state.game;
  const length = new Intl.NumberFormat(intlTag(language), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const match = [textIn(language, `matchType.${preference.matchType}`), length.format(preference.duration)];
  return [
    [textIn(language, 'mail.fact.match'), match.join(' · ')],
    playersFact(language, state, answeredOf(state)),
    [textIn(language, 'mail.fact.answerBy'), momentText(formats, until, timezone)],
  ];
}

/**
 * @param why a text with the organiser's `name` and the `product`
 * @returns why it comes, for people without an account whose address the organiser typed: they may never have heard of us
 *   (R-invitation-facts); nothing for others
 */
export function whyOf({ owner }: GameState, invitee: Invitee, why: TextKey): Pick<Email, 'why'> {
  const { language, person, inviter } = invitee;
  if (person.type !== 'CONTACT' || inviter !== 'OWNER') return {};
  return { why: textIn(language, why, { name: nameOf(owner, language), product: BRAND.name }) };
}

/**
 * @param invitee null for the organiser
 * @returns the token by which the receiver can stop such emails, and the sender it is about (R-unsubscribe-link)
 */
export function stopOf({ owner }: GameState, invitee: Invitee | null): NonNullable<Email['stop']> {
  const receiver = invitee?.person ?? owner;
  // A guest is asked one question; a person with an account may want to choose.
  return { token: receiver.mail_token, senderId: owner.id, simple: receiver.type === 'CONTACT' };
}
