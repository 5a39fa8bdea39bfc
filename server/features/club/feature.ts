import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../shared/contract/club.ts';
import * as acts from '../../../shared/contract/clubActs.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { askingOf } from '../ownerProof/ownerProof.ts';
import { addPeople } from './addPeople.ts';
import { announce } from './announce.ts';
import { askToJoin } from './askToJoin.ts';
import { createClub, findOwnClubs, saveClub } from './clubs.ts';
import { readClub } from './clubView.ts';
import { refuseErased } from './contacts.ts';
import { saveCourts } from './courts.ts';
import { findOwnEntries } from './export.ts';
import { findClubHistory } from './history.ts';
import { joinClub, leaveClub, renewJoinLink } from './joining.ts';
import { closeClub, handOver, reopenClub, takeOver } from './keeper.ts';
import { sendMailings } from './mailings.ts';
import { saveMembership } from './membership.ts';
import { searchPeople } from './people.ts';
import { reportClub } from './report.ts';
import { rosterRoutes } from './roster/routes.ts';
import { removePerson, savePerson } from './savePerson.ts';
import { endClubs, forgetInClubs } from './sweeps.ts';

async function clubRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { createClub: create, saveClub: save, joinClub: join, leaveClub: leave } = endpoints;
  await mount(app, context, create, async ({ viewer, body, once }) =>
    createClub(context, userIdOf(viewer), body, once),
  );
  await mount(
    app,
    context,
    endpoints.getClub,
    async ({ viewer, params, query }) =>
      readClub(context, { slug: params.id }, viewer?.kind === 'user' ? viewer.userId : null, query.link ?? null),
    { limit: LIMITS.clubPages },
  );
  await mount(app, context, save, async ({ viewer, params, body }) =>
    saveClub(context, userIdOf(viewer), params.id, body),
  );
  await mount(app, context, endpoints.saveCourts, async ({ viewer, params, body }) =>
    saveCourts(context, userIdOf(viewer), params.id, body.venues),
  );
  await mount(
    app,
    context,
    join,
    async ({ viewer, params, body, once }) => joinClub(context, userIdOf(viewer), params.id, body, once),
    { userLimit: LIMITS.joins },
  );
  await mount(app, context, leave, async ({ viewer, params }) => leaveClub(context, userIdOf(viewer), params.id));
  await mount(app, context, endpoints.saveMembership, async ({ viewer, params, body }) =>
    saveMembership(context, userIdOf(viewer), params.id, body),
  );
  await mount(
    app,
    context,
    acts.askToJoin,
    async ({ viewer, params, body, once }) => askToJoin(context, userIdOf(viewer), params.id, body, once),
    { userLimit: LIMITS.clubMails },
  );
  await mount(
    app,
    context,
    acts.announce,
    async ({ viewer, params, body, once }) => announce(context, userIdOf(viewer), params.id, body, once),
    { userLimit: LIMITS.clubMails },
  );
  await mount(app, context, acts.findClubHistory, async ({ viewer, params, query }) =>
    findClubHistory(context, userIdOf(viewer), params.id, query),
  );
  await mount(app, context, acts.reportClub, async ({ viewer, params, body }) =>
    reportClub(context, userIdOf(viewer), params.id, body),
  );
  await mount(app, context, endpoints.renewJoinLink, async ({ viewer, params }) =>
    renewJoinLink(context, userIdOf(viewer), params.id),
  );
  await keeperRoutes(app, context);
  await rosterRoutes(app, context);
  await mount(app, context, endpoints.searchPeople, async ({ viewer, params, body }) =>
    searchPeople(context, userIdOf(viewer), params.id, body),
  );
  await mount(
    app,
    context,
    endpoints.addPeople,
    async ({ viewer, params, body, once }) => addPeople(context, userIdOf(viewer), params.id, body, once),
    { userLimit: LIMITS.imports },
  );
  await mount(app, context, endpoints.savePerson, async ({ viewer, params, body }) =>
    savePerson(context, userIdOf(viewer), params, body),
  );
  await mount(app, context, endpoints.removePerson, async ({ viewer, params }) =>
    removePerson(context, userIdOf(viewer), params),
  );
}

/** The acts of the keeper alone: each is an event of the security log. */
async function keeperRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const options = { event: 'club.keeper' } as const;
  await mount(
    app,
    context,
    endpoints.handOver,
    async (call) => handOver(context, askingOf(call), call.params.id, call.body.personId),
    options,
  );
  await mount(
    app,
    context,
    endpoints.takeOver,
    async ({ viewer, params }) => takeOver(context, userIdOf(viewer), params.id),
    options,
  );
  await mount(app, context, endpoints.closeClub, async (call) => closeClub(context, askingOf(call), call.params.id), {
    event: 'club.closed',
  });
  await mount(app, context, endpoints.reopenClub, async (call) => reopenClub(context, askingOf(call), call.params.id), {
    event: 'club.opened',
  });
}

/**
 * Clubs, their people and their venues. The trigger `users_left` erases people who leave, for the previous release as well.
 * What organisers typed by an address is erased here, because only our pages know whose address it was.
 */
export const clubFeature: Feature = {
  routes: clubRoutes,
  sweeps: [endClubs, forgetInClubs, sendMailings],
  // A person whom the clock erases has refused no club, and may be asked again in the next season.
  erase: async (tx, { addresses, now, isWish }) => (isWish ? refuseErased(tx, addresses, now) : undefined),
  me: findOwnClubs,
  export: findOwnEntries,
};
