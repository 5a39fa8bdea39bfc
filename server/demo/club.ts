import type { BodyOf } from '../../shared/contract/endpoint.ts';
import type { actOnGame, createGame as createEndpoint } from '../../shared/contract/game.ts';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import type { reviewPlayer } from '../../shared/contract/skill.ts';
import type { Context } from '../context.ts';
import { createAccount } from '../features/account/createAccount.ts';
import { proveAddress } from '../features/account/prove.ts';
import { actOnBehalf, publishOnBehalf } from '../features/game/onBehalf.ts';
import { review } from '../features/stars/reviews.ts';
import type { Email } from '../mail/email.ts';
import { addressOf, DEMO_PASSWORD, type DemoPerson } from './people.ts';

export type Stars = Pick<BodyOf<typeof reviewPlayer>, 'personal' | 'technical'>;

export interface Member extends DemoPerson {
  id: string;
  email: string;
}

/** @returns a member as the organiser of a match invites them: before the first match no two members know each other */
export function contactOf({ firstName, lastName, email }: Member) {
  return { firstName, lastName, email };
}

const VENUES = ['Parkside court 1', 'Parkside court 2', 'Parkside hall', 'Riverbank courts'];
const CITY = { city: 'Gent', country: 'BE', address: 'Parklaan 12', lat: '51.0379', lon: '3.7254' };

/** The demo club is created by the product's own services, at any time in its past, without mail and without jobs. */
export class Club {
  readonly #context: Context;
  /** Mails that were not sent; the demo takes its links from them. */
  readonly emails: Email[] = [];

  constructor(context: Context) {
    this.#context = {
      ...context,
      mailer: {
        send: async (tx, email) => {
          this.emails.push(email);
          await context.tracking.record(tx, email.tracks, { status: 'SENT' });
          return true;
        },
        sendDue: async () => {},
      },
      jobs: { ...context.jobs, enqueue: async () => {} },
    };
  }

  /** @returns a context at this time of the past, which mails nobody */
  at(now: Date): Context {
    return { ...this.#context, clock: { now: () => now } };
  }

  async join(person: DemoPerson, since: Date): Promise<Member> {
    const email = addressOf(person);
    const { firstName, lastName, gender, yearOfBirth, language } = person;
    const account = {
      emails: [{ email, main: true }],
      password: DEMO_PASSWORD,
      firstName,
      lastName,
      gender,
      yearOfBirth,
      language,
    };
    const { id } = await createAccount(this.at(since), account, 'demo');
    const sent = this.emails.find(({ to }) => to === email);
    const token = new URL(sent?.action?.url ?? '').searchParams.get('token') ?? '';
    await proveAddress(this.at(since), { token, password: DEMO_PASSWORD, callerId: null });
    return { ...person, id, email };
  }

  async organise(
    owner: Member,
    now: Date,
    game: Pick<
      BodyOf<typeof createEndpoint>,
      'sport' | 'calendarPreference' | 'contactList' | 'clubId' | 'courtId' | 'audience'
    > & {
      preference: Partial<BodyOf<typeof createEndpoint>['gamePreference']>;
      venues: number[];
      notes?: string;
      days?: number;
    },
  ): Promise<Game> {
    const { preference, venues, days = 6, notes, ...rest } = game;
    return publishOnBehalf(this.at(now), owner.id, {
      ...rest,
      notes: notes ?? null,
      shareMyPhone: false,
      invitationExpiryDays: days,
      timezone: 'Europe/Brussels',
      locationPreference: venues.map((venue) => ({
        location: { name: VENUES[venue % VENUES.length] ?? '', code: null, ...CITY },
      })),
      gamePreference: {
        opponentsGender: 'EITHER',
        duration: 90,
        noAdGame: false,
        groupPlayCaptain: false,
        candidateMethod: 'FIRST',
        opponentsSelection: 'FIX',
        matchType: 'SINGLE',
        matchCategory: 'CROSSCOURT',
        ...preference,
      },
    });
  }

  async act(member: Member, now: Date, gameId: string, body: BodyOf<typeof actOnGame>): Promise<Game> {
    return actOnBehalf(this.at(now), member.id, gameId, body);
  }

  async review(by: Member, now: Date, gameId: string, of: Member, stars: Stars): Promise<void> {
    await review(this.at(now), by.id, { gameId, userId: of.id, ...stars });
  }
}
