import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../../shared/contract/operator/operator.ts';
import type { Proof } from '../../../shared/contract/schemas/proof.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf, type Viewer } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { lineOf } from '../../plugins/network.ts';
import { askingOf } from '../ownerProof/ownerProof.ts';
import { closeAccount, factorOff, LINK_MINUTES, openAccount, resetLogIn } from './accounts.ts';
import { operatorAsking } from './acting.ts';
import { readAudit } from './auditLog.ts';
import { actOnClub } from './clubs.ts';
import { findMails, giveUpMail, markAddress, tryMailAgain } from './delivery.ts';
import { addressOfAccount, findAccounts } from './findAccounts.ts';
import { readHealth } from './health.ts';
import { findGameId, findNotes, removeNote } from './notes.ts';
import { findReports, reopenReport, settleReport } from './reports.ts';

/** A call that changes something. */
interface Doing {
  viewer: Viewer | null;
  body: Proof;
  request: FastifyRequest;
}

/** @throws AppError 409 when somebody else has done it meanwhile */
function refuseUnless(isDone: boolean): void {
  if (!isDone) throw new AppError('E.operator.done');
}

const limited = { userLimit: LIMITS.operator };

/** What the operator's page shows and does (R-operator): through the same functions as `npm run admin`. */
async function operatorRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  /** @returns the result of the work, after logging it as a command of the operator */
  async function command<T>(name: string, call: Doing, work: () => Promise<T>): Promise<T> {
    const answer = await work();
    context.security('admin.command', { command: name, accountId: userIdOf(call.viewer), from: lineOf(call.request) });
    return answer;
  }
  const acting = (call: Doing) => operatorAsking(context, askingOf(call));

  await mount(app, context, contract.getHealth, async () => readHealth(context), limited);

  await mount(app, context, contract.findMails, async ({ query }) => findMails(context, query), limited);
  await mount(
    app,
    context,
    contract.tryMailAgain,
    async (call) => command('mail-again', call, () => tryMailAgain(context, acting(call), call.params.id)),
    limited,
  );
  await mount(
    app,
    context,
    contract.giveUpMail,
    async (call) => command('mail-give-up', call, () => giveUpMail(context, acting(call), call.params.id)),
    limited,
  );
  const mark = async (call: Doing & { body: { address: string } }) => {
    const invitations = await markAddress(context, acting(call), call.body.address);
    return { invitations };
  };
  await mount(
    app,
    context,
    contract.markAddress,
    async (call) => command('undeliverable', call, () => mark(call)),
    limited,
  );

  await mount(app, context, contract.findReports, async ({ query }) => findReports(db, query), limited);
  await mount(
    app,
    context,
    contract.settleReport,
    async (call) => {
      const what = { reportId: call.params.id, outcome: call.body.outcome };
      return command('report-settle', call, () => settleReport(context, acting(call), what));
    },
    limited,
  );
  await mount(
    app,
    context,
    contract.reopenReport,
    async (call) => command('report-reopen', call, () => reopenReport(context, acting(call), call.params.id)),
    limited,
  );

  await mount(app, context, contract.searchAccounts, async ({ body }) => findAccounts(db, body.text), limited);
  await mount(
    app,
    context,
    contract.actOnAccount,
    async (call) => {
      const { action } = call.body;
      const { id } = await accountOf(call.params.id, call.viewer, action === 'CLOSE');
      if (action === 'FACTOR_OFF') return command('factor-off', call, () => factorOff(context, acting(call), id));
      const act = action === 'CLOSE' ? closeAccount : openAccount;
      return command(action === 'CLOSE' ? 'disable' : 'enable', call, async () =>
        refuseUnless(await act(context, acting(call), id)),
      );
    },
    limited,
  );
  await mount(
    app,
    context,
    contract.actOnClub,
    async (call) => {
      const { action } = call.body;
      return command(action === 'CLOSE' ? 'close-club' : 'open-club', call, async () =>
        refuseUnless(await actOnClub(context, acting(call), call.params.id, action)),
      );
    },
    limited,
  );
  await mount(
    app,
    context,
    contract.resetLogIn,
    async (call) => {
      const account = await accountOf(call.params.id, call.viewer, true);
      const url = await command('reset-login', call, () => resetLogIn(context, acting(call), account));
      return { url, minutes: LINK_MINUTES };
    },
    limited,
  );

  await mount(
    app,
    context,
    contract.searchNotes,
    async ({ body }) => {
      const gameId = await findGameId(db, body.game);
      if (gameId === null) throw new AppError('E.notFound');
      return findNotes(db, gameId);
    },
    limited,
  );
  await mount(
    app,
    context,
    contract.removeNote,
    async (call) =>
      command('remove-note', call, async () => refuseUnless(await removeNote(context, acting(call), call.params.id))),
    limited,
  );

  await mount(app, context, contract.findAudit, async ({ query }) => readAudit(db, query), limited);

  /** @throws AppError 404 for no account, 403 for one's own where that would lock oneself out */
  async function accountOf(id: string, viewer: Viewer | null, isOther: boolean) {
    const account = await addressOfAccount(db, id);
    if (!account) throw new AppError('E.notFound');
    if (isOther && id === userIdOf(viewer)) throw new AppError('E.not.allowed');
    return account;
  }
}

export const operatorFeature: Feature = { routes: operatorRoutes };
