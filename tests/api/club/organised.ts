import type { OutboxMail } from '../../../server/features/dev/outbox.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { TestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import { contactOf, createPerson, createTestGame, outbox, type Person } from '../../support/factories.ts';

/** A club, and people who may have to do with a match of it. */
export interface ClubWorld {
  club: Club;
  /** Of the club, with another organiser; neither is in the match. */
  keeper: Person;
  organiser: Person;
  /** Two members who play, the first of whom publishes the match, and one who does not. */
  owner: Person;
  player: Person;
  member: Person;
}

export async function createClubWorld(app: TestApp): Promise<ClubWorld> {
  const keeper = await createPerson(app, { firstName: 'Kate', lastName: 'Keeper' });
  const club = await createTestClub(app, keeper, { name: 'TC Parkside' });
  return {
    club,
    keeper,
    organiser: await createOrganiser(app, club, keeper, { firstName: 'Otto', lastName: 'Organiser' }),
    owner: await createMember(app, club, { firstName: 'Olga', lastName: 'Owner' }),
    player: await createMember(app, club, { firstName: 'Paul', lastName: 'Player' }),
    member: await createMember(app, club),
  };
}

/** A match of the club, to which the player is invited. */
export const publishIn = (
  app: TestApp,
  { club, owner, player }: ClubWorld,
  changes: Record<string, unknown> = {},
): Promise<Game> => createTestGame(app, owner, { clubId: club.id, contactList: [contactOf(player)], ...changes });

export const actOn = (
  app: TestApp,
  { id }: Pick<Game, 'id'>,
  { token }: Pick<Person, 'token'>,
  body: Record<string, unknown>,
) => call(app, actOnGame, { params: { id }, token, body });

/** @returns the newest mail to somebody with such a subject */
export const lastMailTo = async (app: TestApp, { email }: Person, subject = /./): Promise<OutboxMail | undefined> =>
  (await outbox(app, email)).find((mail) => subject.test(mail.subject));
