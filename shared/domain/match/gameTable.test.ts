import { describe, expect, test } from 'vitest';
import {
  CANDIDATE_METHODS,
  GAME_STATUSES,
  INVITEE_STATUSES,
  MATCH_TYPES,
  OPPONENTS_SELECTIONS,
  USER_ROLES,
} from '../values.ts';
import { type ActionFacts, gameActions, requiredPlayers } from './gameActions.ts';
import { gameSummary } from './gameSummary.ts';
import { headerState } from './headerState.ts';

/** One line of the table: who looks at what, and when. */
interface Line extends ActionFacts {
  secured: boolean;
}

const flags = [true, false];
const answered = (status: string | null) => status === 'ACCEPTED' || status === 'CONFIRMED';

/**
 * Role × invitee status × game status × match type × method × selection × expiry, as far as such a game can be: CREATED
 * is seen as a previous status only (R-states).
 */
function* table(): Generator<Line> {
  for (const role of [...USER_ROLES, null])
    for (const inviteeStatus of role === 'OPPONENT_INVITEE' ? INVITEE_STATUSES : [null])
      for (const status of GAME_STATUSES.filter((each) => each !== 'CREATED'))
        for (const matchType of MATCH_TYPES)
          for (const candidateMethod of CANDIDATE_METHODS)
            for (const _selection of OPPONENTS_SELECTIONS)
              for (const expired of flags)
                for (const secured of role === 'OPPONENT_INVITEE' ? flags : [false])
                  for (const begun of status === 'SCHEDULED' || status === 'PLAYED' ? flags : [false]) {
                    const isFull = status === 'SCHEDULED' || status === 'PLAYED';
                    yield {
                      role,
                      inviteeStatus,
                      status,
                      matchType,
                      candidateMethod,
                      expired: expired || begun,
                      begun,
                      scoreOpen: begun,
                      venuesOffered: 2,
                      freeSpots: isFull ? 0 : requiredPlayers(matchType),
                      acceptors: inviteeStatus === 'ACCEPTED' ? 1 : 0,
                      partnerChosen: isFull,
                      silentSide: true,
                      validationRequired: secured,
                      secured,
                    };
                  }
}

const lines = [...table()];
const header = ({ status, role, inviteeStatus, secured, expired }: Line) =>
  headerState({ status, userRole: role, inviteeStatus, secured, expired, lapsed: false, proposed: false, over: false });
const summary = (line: Line) =>
  gameSummary({
    ...line,
    accepted: answered(line.inviteeStatus) ? 1 : 0,
    scoreDue: line.begun,
    disputed: false,
    lapsed: false,
  });
const said = (line: Line) => `${JSON.stringify(line)} → ${header(line)} ${gameActions(line)} ${summary(line).title}`;

describe('actions, header and summary agree on every line of the table', () => {
  test('there are thousands of them', () => expect(lines.length).toBeGreaterThan(1500));

  test('who can say yes is not told that it is over, canceled, played or not their game', () => {
    for (const line of lines.filter((each) => gameActions(each).includes('ACCEPT'))) {
      expect(['pending', 'accepted', 'declined', 'waitingList', 'scheduledWithoutYou'], said(line)).toContain(
        header(line),
      );
    }
  });

  test('who is asked to answer can', () => {
    for (const line of lines.filter((each) => header(each) === 'pending' && each.role === 'OPPONENT_INVITEE')) {
      expect(gameActions(line), said(line)).toEqual(expect.arrayContaining(['ACCEPT', 'DECLINE', 'TIME_SELECTION']));
    }
    for (const line of lines.filter((each) => header(each) === 'sharing')) {
      expect(gameActions(line), said(line)).toContain('OPPONENT_SELECTION');
    }
  });

  test('an action on the dashboard is one that can be done', () => {
    for (const line of lines.filter((each) => summary(each).icon === 'action' && !each.secured && !each.expired)) {
      if (line.role === null || line.role === 'SHARE_INVITEE') continue;
      expect(gameActions(line).length, said(line)).toBeGreaterThan(0);
    }
  });

  test('who has to prove the mailbox is told so, and may only choose', () => {
    for (const line of lines.filter(({ secured }) => secured)) {
      const open = line.status !== 'CANCELED' && line.status !== 'PLAYED';
      expect(header(line) === 'validation', said(line)).toBe(open);
      for (const action of gameActions(line)) {
        expect(['TIME_SELECTION', 'LOCATION_SELECTION'], said(line)).toContain(action);
      }
    }
  });

  test('a canceled game has no actions, a stranger none either', () => {
    for (const line of lines.filter(({ status, role }) => status === 'CANCELED' || role === null)) {
      expect(gameActions(line), said(line)).toEqual([]);
    }
  });

  test('who is in an agreed match is told so, and others are not', () => {
    for (const line of lines.filter(({ status, secured }) => status === 'SCHEDULED' && !secured)) {
      const isIn = line.role === 'OWNER' || line.inviteeStatus === 'CONFIRMED';
      expect(header(line) === 'scheduled', said(line)).toBe(isIn);
      if (line.inviteeStatus === 'ACCEPTED') expect(header(line), said(line)).toBe('waitingList');
    }
  });
});
