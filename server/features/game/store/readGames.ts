import { type RawBuilder, sql } from 'kysely';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import type { RatherNot } from '../../../../shared/domain/match/ratherNot.ts';
import type { Draft } from '../../../db/tables/games.ts';
import type { InviteeRow } from '../../../db/tables.ts';
import type { GameState, Invitee, VisitorDraft } from '../gameState.ts';
import { type GameJson, type GameRows, readGameRows, SELECT_GAMES } from './gameRows.ts';
import { callByOwnName } from './lists.ts';
import { type PersonJson, type PersonRows, readPeople, SELECT_PEOPLE } from './peopleRows.ts';

/** The games to read, and another value to read with them. */
export interface Selection {
  /** Tables of a `with`, the last of them `wanted`: one row per game, with its id and its number in the order. */
  tables: RawBuilder<unknown>;
  /** A select of one value of JSON. */
  beside?: RawBuilder<unknown>;
}

/** One row of `selectGames`: a game, one of its people, or the other value. */
export interface ReadRow {
  kind: 'game' | 'person' | 'beside';
  row: unknown;
}

/** Reads games with their people and all else in one statement, because each statement costs a round trip to the database. */
export const selectGames = ({ tables, beside }: Selection): RawBuilder<ReadRow> => sql<ReadRow>`
  with ${tables}
  select 'game' as kind, row from (${SELECT_GAMES}) as games
  union all select 'person', row from (${SELECT_PEOPLE}) as people
  ${beside ? sql`union all select 'beside', (${beside})` : sql``}`;

/** @returns the address for email: never a phone */
function emailAmong(addresses: readonly string[]): string | null {
  return addresses.findLast((address) => address.includes('@')) ?? null;
}

/** @returns the number for text messages: null for people who can be mailed */
function phoneAmong(addresses: readonly string[]): string | null {
  return emailAmong(addresses) === null ? (addresses.at(-1) ?? null) : null;
}

function toInvitee(
  { places, rather_not, draft, ...row }: InviteeRow,
  { user, addresses, ...person }: PersonRows,
  { nudges, searched, answeredElsewhere }: Pick<GameRows, 'nudges' | 'searched' | 'answeredElsewhere'>,
): Invitee {
  const address = user.type === 'CONTACT' ? (row.email ?? user.contact_email) : emailAmong(addresses);
  const invitee: Invitee = {
    ...row,
    person: user,
    mailTo: user.mail_channel && !row.hidden ? address : null,
    hasDevice: person.hasDevice && !row.hidden,
    textTo: user.type === 'NORMAL' && user.mail_channel && !row.hidden ? phoneAmong(addresses) : null,
    isProved: user.type === 'CONTACT' || addresses.length > 0,
    venues: places,
    ratherNot: toRatherNot(rather_not),
    draft: draft && toDraft(draft),
    savedFormats: person.savedFormats,
    nudgedAt: nudges.get(row.id) ?? null,
    bySearch: searched.has(row.id),
    answeredElsewhere: answeredElsewhere.has(row.id),
  };
  callByOwnName(invitee);
  return invitee;
}

function toDraft({ places, ratherNot, ...draft }: Draft): VisitorDraft {
  return { ...draft, venues: places, ratherNot: toRatherNot(ratherNot ?? null) };
}

const toRatherNot = (stored: InviteeRow['rather_not']): RatherNot | null =>
  stored && { slots: stored.slots, venues: stored.places };

/**
 * Makes games of the rows of `selectGames`, in that order.
 * @returns the games, and the value that was read with them
 */
export function readGames(rows: readonly ReadRow[]): { games: GameState[]; beside: unknown } {
  const found: GameJson[] = [];
  const persons: PersonJson[] = [];
  let beside: unknown;
  for (const { kind, row } of rows) {
    if (kind === 'game') found.push(row as GameJson);
    else if (kind === 'person') persons.push(row as PersonJson);
    else beside = row;
  }
  const { people, ratings } = readPeople(persons);
  const games = found
    .sort((a, b) => a.ord - b.ord)
    .flatMap((json): GameState[] => {
      const { nudges, searched, answeredElsewhere, ...own } = readGameRows(json);
      const owner = people.get(own.game.owner_id);
      if (!owner) return [];
      const { user, addresses, hasDevice, savedFormats } = owner;
      return [
        {
          ...own,
          owner: {
            ...user,
            mailTo: user.mail_channel ? emailAmong(addresses) : null,
            hasDevice,
            textTo: user.mail_channel ? phoneAmong(addresses) : null,
            proved: addresses.length > 0,
            savedFormats,
          },
          ownerLevel: ratings.levelOf(user.id, own.game.sport, requiredPlayers(own.game.preference.matchType) === 1),
          invitees: own.invitees.flatMap((row) => {
            const person = people.get(row.user_id);
            return person ? toInvitee(row, person, { nudges, searched, answeredElsewhere }) : [];
          }),
        },
      ];
    });
  return { games, beside };
}
