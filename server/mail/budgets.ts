import { addSeconds } from 'date-fns/addSeconds';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { hashToken } from '../ids.ts';
import { causingNetworks } from '../plugins/network.ts';
import type { Email } from './email.ts';

const DAY = 86_400;

/** How many mails of a kind go out in any 24 hours (R-mail-budget). */
interface Budget {
  name: string;
  most: number;
  /**
   * The person who is told that it is used up: the one who causes the mail, if the budget is theirs. They hear nothing of other
   * people's.
   */
  whose: 'sender' | 'receiver';
  /** It is the sender's for one address: mails to others are not concerned. */
  isOfOne?: true;
}

const BUDGETS = {
  /** To one address, about its account. Reset links have their own hourly limit: a stranger must not use it up. */
  account: { name: 'mailAccount', most: 60, whose: 'receiver' },
  /** To one address that somebody claims as theirs. */
  claim: { name: 'mailClaim', most: 20, whose: 'receiver' },
  /** To one address, all but security mails. */
  receiver: { name: 'mailReceiver', most: 100, whose: 'receiver' },
  /** On one person's behalf. */
  sender: { name: 'mailSender', most: 1000, whose: 'sender' },
  /** On one person's behalf to one address that has not answered them. */
  silent: { name: 'mailCircle', most: 20, whose: 'sender', isOfOne: true },
  /** The same, once the address has answered. */
  circle: { name: 'mailCircle', most: 80, whose: 'sender', isOfOne: true },
  /** On one person's behalf to one address that a visitor of a share link typed. */
  visitor: { name: 'mailVisitor', most: 5, whose: 'receiver' },
  /** From one club to one address: until it has joined or answered, and then (R-club-mail). */
  clubSilent: { name: 'mailClubCircle', most: 4, whose: 'receiver' },
  clubCircle: { name: 'mailClubCircle', most: 20, whose: 'receiver' },
  /** From one club: the number grows with its people. */
  club: { name: 'mailClub', most: 100, whose: 'sender' },
  /** Caused from one network address, which a whole club may share. */
  network: { name: 'mailNetwork', most: 2000, whose: 'sender' },
  /** Text messages to one number. */
  phone: { name: 'textPhone', most: 30, whose: 'receiver' },
  /** News about one match to one number. */
  textGame: { name: 'textGame', most: 5, whose: 'receiver' },
  /** News about all matches to one number: codes have a budget of their own, which matches can't use up. */
  textNews: { name: 'textNews', most: 10, whose: 'receiver' },
  /** Notices on the devices of one account. */
  push: { name: 'push', most: 200, whose: 'receiver' },
} as const satisfies Record<string, Budget>;

/** The budget of all text messages of the deployment; its operator sets the number. */
export const DEPLOYMENT_TEXTS = 'textDeployment';

/** A budget and its owner. */
interface Account extends Budget {
  key: string;
}

const accountOf = (budget: Budget, ...who: string[]): Account => ({
  ...budget,
  key: `${budget.name}:${hashToken(who.join('\n').toLowerCase())}`,
});

const networkAccounts = (): Account[] =>
  causingNetworks().map(({ name, times }) => ({
    ...accountOf(BUDGETS.network, name),
    most: BUDGETS.network.most * times,
  }));

/** @returns the budgets of a club's mail that are the club's (R-club-mail) */
function clubAccounts({ to, stop, club }: Email): Account[] {
  const clubId = stop?.clubId;
  if (!club || !clubId) return [];
  const circle = accountOf(club.isAnswered ? BUDGETS.clubCircle : BUDGETS.clubSilent, clubId, to.trim());
  return [circle, { ...accountOf(BUDGETS.club, clubId), most: club.most }];
}

/** @returns the budgets that a mail counts against */
export function budgetsOf(email: Email): Account[] {
  const { to, stop, kind, isAnswered } = email;
  const address = to.trim();
  if (kind === 'reset' || kind === 'report') return networkAccounts();
  if (stop === null)
    return [accountOf(kind === 'claim' ? BUDGETS.claim : BUDGETS.account, address), ...networkAccounts()];
  const { senderId } = stop;
  const receiver = accountOf(BUDGETS.receiver, address);
  if (senderId === null) return [...clubAccounts(email), receiver];
  const circle = accountOf(isAnswered ? BUDGETS.circle : BUDGETS.silent, senderId, address);
  const visitor = kind === 'visitor' ? [accountOf(BUDGETS.visitor, senderId, address)] : [];
  return [
    ...clubAccounts(email),
    circle,
    accountOf(BUDGETS.sender, senderId),
    ...networkAccounts(),
    ...visitor,
    receiver,
  ];
}

const deploymentTexts = (most: number): Account => ({
  name: DEPLOYMENT_TEXTS,
  most,
  whose: 'receiver',
  key: DEPLOYMENT_TEXTS,
});

/**
 * @param most text messages of the whole deployment
 * @returns the budgets that a text message with a code or a link counts against
 */
export const textBudgetsOf = (number: string, most: number): Account[] => [
  accountOf(BUDGETS.phone, number),
  ...networkAccounts(),
  deploymentTexts(most),
];

/**
 * @param most as for textBudgetsOf(); news leaves half of them to codes, without which people can't log in
 * @returns the budgets that news about a match by text message counts against (R-text-news)
 */
export const newsBudgetsOf = (number: string, gameId: string, most: number): Account[] => [
  accountOf(BUDGETS.textGame, number, gameId),
  accountOf(BUDGETS.textNews, number),
  ...networkAccounts(),
  deploymentTexts(Math.floor(most / 2)),
];

/** @returns the budgets that a notice on a person's devices counts against */
export const pushBudgetsOf = (userId: string): Account[] => [accountOf(BUDGETS.push, userId)];

/** The limit of a refusal that concerns mails to one address alone. */
export const MAILS_TO_ONE = 'mailsToOne';

/** A budget that is used up. */
export interface Full {
  name: string;
  whose: Budget['whose'];
  isOfOne: boolean;
  /** When there is room again. */
  freeAt: Date;
  /** The same, in seconds from now. */
  retryAfter: number;
}

/**
 * Returns the budgets that are used up, and adds a row for each if none is. They are checked one by one, so that the rows of a
 * key are found by that key: checked together, PostgreSQL would read all mails of that day.
 */
const take = statement<
  { ord: number; oldest: Date },
  [keys: readonly string[], most: readonly number[], now: Date, since: Date]
>(
  (keys, most, now, since) => sql`
    with asked as (
      select key, most, ord from unnest(${keys}::text[], ${most}::int[]) with ordinality as asked (key, most, ord)
    ),
    used_up as materialized (
      select ord, oldest from asked cross join lateral (
        select count(*) as used, min(counted_at) as oldest from mail_counts
        -- A row in the future was written while the clock was wrong.
        where mail_counts.key = asked.key and counted_at > ${since}::timestamptz and counted_at <= ${now}::timestamptz
      ) as counted where used >= most
    ),
    added as (
      insert into mail_counts (key, counted_at) select key, ${now} from asked where not exists (select 1 from used_up)
    )
    select ord, oldest from used_up order by ord limit 1`,
);

/**
 * Counts one more mail, unless one of its budgets is used up. Rows are only added: mails to many people in one transaction
 * don't wait for others and can't lock each other out.
 * @returns the budget that is used up, null when the mail may go out
 */
export async function takeBudgets(tx: Tx, accounts: readonly Account[], now: Date): Promise<Full | null> {
  if (accounts.length === 0) return null;
  const keys = accounts.map(({ key }) => key);
  const most = accounts.map((account) => account.most);
  const [full] = await take(tx, keys, most, now, subSeconds(now, DAY));
  const account = full && accounts[full.ord - 1];
  if (!account) return null;
  const freeAt = addSeconds(full.oldest, DAY);
  return {
    ...{ name: account.name, whose: account.whose },
    isOfOne: account.isOfOne === true,
    freeAt,
    retryAfter: Math.max(1, differenceInSeconds(freeAt, now)),
  };
}

/** Deletes counts that are not needed any more. */
export async function purgeCounts(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('mail_counts').where('counted_at', '<=', subSeconds(now, DAY)).execute();
}
