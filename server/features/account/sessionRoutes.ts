import type { FastifyInstance } from 'fastify';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  findSessions as findEndpoint,
} from '../../../shared/contract/sessions.ts';
import type { Context } from '../../context.ts';
import { bearerOf, userIdOf } from '../../plugins/auth.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { askingOf } from './ownerProof.ts';
import { endOtherSessions, endSession, findSessions } from './sessions.ts';

/** Where one is logged in, and ending it (R-sessions). */
export async function sessionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, findEndpoint, async ({ viewer, request }) =>
    findSessions(db, userIdOf(viewer), bearerOf(request) ?? '', clock.now()),
  );

  const endOne = async (call: Call<typeof endEndpoint>) => endSession(context, askingOf(call), call.params.id);
  await mount(app, context, endEndpoint, endOne, { event: 'session.ended' });

  const endOthers = async (call: Call<typeof endOthersEndpoint>) => endOtherSessions(context, askingOf(call));
  await mount(app, context, endOthersEndpoint, endOthers, { event: 'sessions.ended' });
}
