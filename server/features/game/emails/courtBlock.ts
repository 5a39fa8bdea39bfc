import { sidesInOrder } from '../../../../shared/court/courtPlans.ts';
import type { Formats } from '../../../../shared/domain/formats.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { markedTimesQuery } from '../../../../shared/routes/invitation.ts';
import type { Email, MailTimes } from '../../../mail/email.ts';
import type { MailCourt, MailPlayer } from '../../../mail/html/courtHtml.ts';
import { shortSlotText, slotParts } from '../../../mail/slotText.ts';
import { textIn } from '../../../texts.ts';
import { firstNameIn } from '../../people/repository.ts';
import { confirmedOf, type GameState, type Invitee, type Slot, venueOf } from '../gameState.ts';
import { nameToThemselves } from '../store/lists.ts';
import { suggestionsFor } from '../suggestions.ts';
import { initialsIn, type NamedRow, whereText } from './facts.ts';

const playerIn =
  (language: Language) =>
  (person: NamedRow): MailPlayer => ({
    initials: initialsIn(person, language),
    name: firstNameIn(person.first_name, language),
  });
const NOBODY: MailPlayer = { initials: '', name: '', isOpen: true };

/**
 * @param others players beside the organiser, as far as the email names them
 * @returns the court of a match that looks for players, with a free position for the receiver, as its page has it
 */
export function offeredCourt(state: GameState, invitee: Invitee | null, others: readonly Invitee[] = []): MailCourt {
  const { game } = state;
  const language = invitee?.language ?? state.owner.language;
  const mine: MailPlayer = invitee
    ? {
        initials: initialsIn(nameToThemselves(invitee), language),
        name: textIn(language, 'invitation.court.you'),
        isOpen: true,
      }
    : NOBODY;
  const playerOf = playerIn(language);
  const owner = playerOf(state.owner);
  const isPair = requiredPlayers(game.preference.matchType) > 1;
  const size = isPair ? 2 : 1;
  return { sport: game.sport, sides: sidesInOrder(owner, [mine, ...others.map(playerOf)], size, NOBODY) };
}

/** @returns the court of a match that will not be played, with the players it would have had */
export function offCourt(state: GameState, language: Language): MailCourt {
  const { sport, sides } = agreedCourt(state, language);
  const present = (players: MailCourt['sides'][number]) => players.filter(({ isOpen }) => !isOpen);
  return { sport, sides: [present(sides[0]), present(sides[1])], isOff: true };
}

/** @returns the court of an agreed match with its players on it */
function agreedCourt(state: GameState, language: Language): MailCourt {
  const playerOf = playerIn(language);
  const { game, owner } = state;
  const isPair = requiredPlayers(game.preference.matchType) > 1;
  const confirmed = confirmedOf(state);
  const partner = confirmed.find(({ id }) => id === game.partner_id);
  const players = confirmed.filter((each) => each !== partner).map(playerOf);
  // The partner is beside the organiser, in the second position, which is empty while there is no partner.
  if (partner) players.splice(1, 0, playerOf(partner));
  return { sport: game.sport, sides: sidesInOrder(playerOf(owner), players, isPair ? 2 : 1, NOBODY) };
}

/** @returns the ticket of an agreed match: its court, and when and where */
export function ticketOf(formats: Formats, state: GameState, slot: Slot): Pick<Email, 'court' | 'stub'> {
  const venue = venueOf(state)?.location;
  const where = venue ? whereText(venue) : '';
  return {
    court: agreedCourt(state, formats.language),
    stub: {
      ...slotParts(formats, slot.from, slot.to, state.game.timezone),
      where,
      says: [textIn(formats.language, 'mail.fact.when'), textIn(formats.language, 'mail.fact.where')],
    },
  };
}

/**
 * @param url of the invitation, which each of the buttons opens
 * @returns some times as buttons; nothing where there is no choice of times
 */
export function timesToMark(
  formats: Formats,
  state: GameState,
  invitee: Invitee,
  url: string,
  now: Date,
): { times?: MailTimes } {
  const { game } = state;
  const starts = suggestionsFor(state, invitee.id, now);
  if (starts.length < 2) return {};
  const { language } = formats;
  const marking = (marked: readonly string[]) => `${url}${markedTimesQuery(marked)}`;
  const slots = starts.map((start) => {
    const from = new Date(start);
    const to = new Date(from.getTime() + game.preference.duration * 60_000);
    return { label: shortSlotText(formats, from, to, game.timezone), url: marking([start]) };
  });
  const all = { label: textIn(language, 'mail.times.all'), url: marking(starts) };
  return { times: { title: textIn(language, 'mail.times.title'), slots, all } };
}
