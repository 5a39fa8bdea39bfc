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
    }),
    bare: requestBytes({ method: 'GET', path: `/accept/${game}`, token: '' }),
  }));
  return { viewers, accepts };
}

/** Makes all that was accepted open again, and forgets who was mailed. */
export async function resetAccepts(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table accepted as select id from games where version > 0;
    update invitees set status = 'OPENED', accepted_at = null, accepted_order = null, mailbox_seen_at = now(),
      mailbox_answered_at = null where game_id in (select id from accepted);
    update games set status = 'CONFIRMED', prev_status = 'CREATED', version = 0, from_time = null, to_time = null, place_id = null,
      initiator_team_id = null, opponent_team_id = null, calendar_sequence = 0 where id in (select id from accepted);
    delete from game_history;
    delete from mails;
    delete from match_mails;
    delete from mail_counts;
    drop table accepted`);
  await client.query('vacuum analyze');
}
