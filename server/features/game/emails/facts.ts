import type { Language } from '../../../../shared/locales/languages.ts';
import type { Letter } from '../../../mail/compose.ts';
import { slotText } from '../../../mail/slotText.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, type GameState, type Member } from '../store/gameState.ts';

/** Windows named in a mail; the page shows them all. */
const WINDOWS_IN_MAIL = 6;

export const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`;

export function sportName(language: Language, state: GameState): string {
  return textIn(language, `sport.${state.game.sport}`);
}

/**
 * What is known of the court, one phrase each.
 * @returns empty when the organiser said nothing of it
 */
export function courtWords(language: Language, { game }: GameState): string[] {
  const { court_booked: isBooked, surface, cost } = game;
  const amount = cost && new Intl.NumberFormat(language, { style: 'currency', currency: cost.currency });
  return [
    ...(isBooked ? [textIn(language, 'court.booked')] : []),
    ...(surface ? [textIn(language, `surface.${surface}`)] : []),
    ...(cost && amount ? [textIn(language, 'court.cost', { cost: amount.format(cost.amount) })] : []),
  ];
}

function courtFacts(language: Language, state: GameState): [string, string][] {
  const words = courtWords(language, state);
  return words.length > 0 ? [[textIn(language, 'court.title'), words.join('\n')]] : [];
}

export function agreedFacts(language: Language, state: GameState): [string, string][] {
  const { game } = state;
  const place = state.places.find(({ id }) => id === game.place_id)?.location;
  const players = [nameOf(state.owner), ...confirmedOf(state).map(nameOf)].join(', ');
  const facts: [string, string][] = [[textIn(language, 'mail.fact.sport'), sportName(language, state)]];
  if (game.from_time && game.to_time) {
    const when = slotText(language, game.from_time, game.to_time, game.timezone);
    facts.push([textIn(language, 'mail.fact.when'), when]);
  }
  if (place) {
    const where = [place.name, place.address, place.city].filter(Boolean).join(', ');
    facts.push([textIn(language, 'mail.fact.where'), where]);
  }
  return [...facts, ...courtFacts(language, state), [textIn(language, 'mail.fact.players'), players]];
}

export function offeredFacts(language: Language, state: GameState): [string, string][] {
  const windows = state.windows.map(({ fromTime, toTime }) =>
    slotText(language, new Date(fromTime), new Date(toTime), state.game.timezone),
  );
  const more = windows.length - WINDOWS_IN_MAIL;
  const shown = [
    ...windows.slice(0, WINDOWS_IN_MAIL),
    ...(more > 0 ? [textIn(language, 'mail.moreTimes', { count: more })] : []),
  ];
  const places = state.places.map(({ location }) => location.name).join(', ');
  return [
    [textIn(language, 'mail.fact.sport'), sportName(language, state)],
    [textIn(language, 'mail.fact.times'), shown.join('\n')],
    [textIn(language, 'mail.fact.where'), places],
    ...courtFacts(language, state),
  ];
}

/** @param invitee null for the organiser */
export function stopOf({ owner }: GameState, invitee: Member | null): NonNullable<Letter['stop']> {
  const receiver = invitee?.person ?? owner;
  // A guest is asked one question; whoever has an account may want to choose.
  return { token: receiver.mail_token, senderId: owner.id, simple: receiver.type === 'CONTACT' };
}
