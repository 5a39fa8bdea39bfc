import type pg from 'pg';
import { hashToken } from '../../../server/ids.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';
import { requestBytes } from './load.ts';

/** Accepts of one round, each of another game. */
export const ACCEPTS = 600;
const PLAYERS = 143 * SPORT_COUNT;
/** Of these each player has played twenty matches, ten of them as a guest. */
const ROUNDS = 12;
const VIEWERS = 40;
const PASSWORD = 'bench';

interface Viewer {
  id: string;
  token: string;
  /** An open game they are asked to, and the token of their link. */
  invitation: string;
  link: string;
}

export interface Club {
  viewers: Viewer[];
  /** A yes to each of the open games, for our server and for the bare one. */
  accepts: { ours: Buffer; bare: Buffer }[];
}

const linkOf = (index: number) => `benchLink${index}`;

/**
 * What a club has that is used: every match its history, every open one the mail that asked for it, and everybody mails of
 * today. PostgreSQL plans for tables as it finds them: for empty ones it would read all of what a round writes, each time.
 */
const PAST = `
  insert into game_history (id, game_id, at, version, actor, event, from_status, to_status, detail)
    select 'past' || id, id, created_at, 1, owner_id, 'PUBLISH', 'CREATED', 'CONFIRMED', '{"events": []}' from games;
  insert into match_mails (recipient, game_id, window_started_at, sent)
    select email, games.id, games.created_at, 1 from games join invitees on game_id = games.id where games.status = 'CONFIRMED';
  insert into mail_counts (key, counted_at) select 'past' || id, now() - interval '1 hour' from users`;

/** Fills an empty database, with a link for every invitation that is open. */
export async function openClub(client: pg.Client): Promise<Club> {
  const own = Array.from({ length: VIEWERS }, (_, index) => Math.floor((index * PLAYERS) / VIEWERS));
  await seedClub(client, { players: PLAYERS, rounds: ROUNDS, now: new Date() }, own);
  const { rows: open } = await client.query<{ game: string; invitee: string; guest: string }>(`
    select games.id as game, invitees.id as invitee, invitees.user_id as guest from games join invitees on game_id = games.id
    where games.status = 'CONFIRMED' order by games.id`);
  await client.query(
    `insert into invitee_links (token_hash, invitee_id, password_hash, created_at)
    select token_hash, invitee_id, $3, now() from unnest($1::text[], $2::text[]) as links (token_hash, invitee_id)`,
    [open.map((_, index) => hashToken(linkOf(index))), open.map(({ invitee }) => invitee), hashToken(PASSWORD)],
  );
  await client.query(PAST);
  await client.query('vacuum analyze');
  const viewers: Viewer[] = [];
  for (const player of own) {
    const { rows } = await client.query<{ id: string }>('select user_id as id from sessions where token_hash = $1', [
      hashToken(seedToken(player)),
    ]);
    const id = rows[0]?.id ?? '';
    const index = open.findIndex(({ guest }) => guest === id);
    viewers.push({ id, token: seedToken(player), invitation: open[index]?.game ?? '', link: linkOf(index) });
  }
  const accepts = open.slice(0, ACCEPTS).map(({ game }, index) => ({
    ours: requestBytes({
      method: 'PUT',
      path: `/api/game/${game}/action`,
      token: linkOf(index),
      body: { actionType: 'ACCEPT', password: PASSWORD },
      // Each guest answers from where they are: one network may cause 2,000 mails a day, and a round causes 1,200.
      from: `10.0.${index >> 8}.${index & 255}`,
    }),
    bare: requestBytes({ method: 'GET', path: `/accept/${game}`, token: '' }),
  }));
  return { viewers, accepts };
}

/** Makes all that was accepted open again, and forgets who was mailed. */
export async function resetAccepts(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table accepted as select game_id as id from game_history where event = 'ACCEPT';
    update invitees set status = 'OPENED', accepted_at = null, accepted_order = null, mailbox_seen_at = now(),
      mailbox_answered_at = null where game_id in (select id from accepted);
    update games set status = 'CONFIRMED', prev_status = 'CREATED', version = 1, from_time = null, to_time = null, place_id = null,
      initiator_team_id = null, opponent_team_id = null, calendar_sequence = 0 where id in (select id from accepted);
    delete from game_history where event = 'ACCEPT';
    delete from mails;
    delete from match_mails where game_id in (select id from accepted);
    delete from mail_counts where key not like 'past%';
    drop table accepted`);
  await client.query('vacuum analyze');
}
