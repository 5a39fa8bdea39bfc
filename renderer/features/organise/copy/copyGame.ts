import { differenceInHours } from 'date-fns/differenceInHours';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { laterDay } from '../../../../shared/domain/calendar/zone.ts';
import { usualSetRule } from '../../../../shared/domain/sports.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn, offeredWindows, venuesOf } from '../../../stores/gameFacts.ts';
import { courtOf } from '../../matchForm/courtChoice.ts';
import { earlierVenue } from '../../matchForm/VenueList.ts';
import { instantsOf, type WallWindow, wallWindowsOf } from '../../matchForm/windowTimes.ts';
import { NO_WISHES } from '../draft/choices.ts';
import type { KeptDraft } from '../draft/keptDraft.ts';

/** The toast that says where the form comes from: it holds until the match is sent. */
export const COPIED = 'organise.copied';

const WEEK_HOURS = 7 * 24;

/**
 * The windows moved by whole weeks, all by as many, to the first ones that all begin after now; what the venue's wall
 * clock shows stays. A time that summer time skips on its new day stays too: the form says so.
 */
export function movedWindows(windows: readonly WallWindow[], timezone: string, now: Date): WallWindow[] {
  const moved = (weeks: number) => windows.map((window) => ({ ...window, day: laterDay(window.day, weeks * 7) }));
  const isAhead = (window: WallWindow) => {
    const { fromTime } = instantsOf(window, timezone);
    return fromTime === null || Date.parse(fromTime) > now.getTime();
  };
  const first = windows.map(({ day }) => Date.parse(day)).sort((a, b) => a - b)[0] ?? now.getTime();
  // One week earlier than by the calendar: hours and zones decide the rest.
  let weeks = Math.max(0, Math.floor(differenceInHours(now, first) / WEEK_HOURS) - 1);
  while (!moved(weeks).every(isAhead)) weeks += 1;
  return moved(weeks);
}

/** @returns those the organiser invited to it: people asked by a search who did not come in are not of the group */
export const groupOf = ({ invitee }: Pick<Game, 'invitee'>): GameInvitee[] =>
  invitee.filter(({ bySearch, status }) => !bySearch || status === 'CONFIRMED');

/** By the address that the organiser typed, else by the account; an erased person is left out. */
function peopleOf(invitees: readonly GameInvitee[]): Pick<KeptDraft, 'guests' | 'known'> {
  const named = invitees.filter(({ user }) => user.firstName !== '');
  return {
    guests: named.flatMap(({ user: { firstName, lastName }, email }) =>
      email ? [{ firstName, lastName, email }] : [],
    ),
    known: named
      .filter(({ email }) => !email)
      .map(({ user: { id, firstName, lastName } }) => ({ id, firstName, lastName })),
  };
}

/**
 * @returns the game as a draft of the next one like it: same match, venues and people, its times in the future
 * (R-copy-game)
 */
export function copyOf(game: Game, now: Date): KeptDraft {
  const { timezone, gamePreference: match } = game;
  const text = (value: number | null) => (value === null ? '' : String(value));
  const offered = offeredWindows(game);
  const windows = offered.flatMap((window) => wallWindowsOf(window, timezone));
  const usual = usualSetRule(game.sport, { windows: offered, timezone, now: game.createDt });
  return {
    choices: {
      sport: game.sport,
      matchType: match.matchType,
      duration: match.duration,
      setRule: match.gameSetRule === usual ? null : match.gameSetRule,
      category: match.matchCategory,
      candidateMethod: match.candidateMethod,
      // One for the members of its club alone is listed to nobody else, and so is no open one where it is stored.
      opponentsSelection: game.audience === 'CLUB' && game.club ? 'OPENCHALLENGE' : match.opponentsSelection,
      clubId: game.club?.id ?? null,
      courtId: game.court?.id ?? null,
      audience: game.club ? game.audience : 'ALL',
      gender: match.opponentsGender,
      levelFrom: text(match.opponentsLevelFrom),
      levelTo: text(match.opponentsLevelTo),
      ageFrom: text(match.opponentsAgeFrom),
      ageTo: text(match.opponentsAgeTo),
      timezone,
      notes: game.notes ?? '',
      shareMyPhone: game.shareMyPhone,
      expiryDays: game.invitationExpiryDays,
      // Whether next week's court is booked is not known yet.
      court: { ...courtOf(game), booked: false },
      findsSubstitutes: game.findsSubstitutes ? true : null,
      plays: true,
      weeks: 1,
      matches: 1,
    },
    windows: movedWindows(windows, timezone, now),
    places: venuesOf(game).offered.map(({ location }) => earlierVenue(location)),
    ...peopleOf(groupOf(game)),
  };
}

/** @returns whether the viewer may make another match like this one: their own, or one they have played in (R-copy-game) */
export const isCopied = ({ userRole, currentInvitee, status }: Game): boolean =>
  userRole === 'OWNER' || (status === 'PLAYED' && currentInvitee?.status === 'CONFIRMED');

/**
 * @returns the game as a draft of the viewer's next one: as its organiser has made it; another organiser's, as it was
 *   played, with the others who played it
 */
export function copyFor(game: Game, now: Date): KeptDraft {
  if (game.userRole === 'OWNER') return copyOf(game, now);
  const { fromTime, toTime, timezone, currentInvitee, owner, location } = game;
  const others = [owner, ...confirmedIn(game).map(({ user }) => user)].filter(
    ({ id, firstName }) => id !== currentInvitee?.user.id && firstName !== '',
  );
  const { choices } = copyOf({ ...game, notes: null, shareMyPhone: false, invitee: [] }, now);
  return {
    choices: { ...choices, ...NO_WISHES, gender: 'EITHER', opponentsSelection: 'FIX', audience: 'ALL' },
    windows: fromTime && toTime ? movedWindows(wallWindowsOf({ fromTime, toTime }, timezone), timezone, now) : [],
    // Written out: the organiser's list of places is theirs.
    places: location ? [{ ...earlierVenue(location), known: null }] : [],
    guests: [],
    known: others.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  };
}
