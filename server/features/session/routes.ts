import type { FastifyInstance } from 'fastify';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  findSessions as findEndpoint,
} from '../../../shared/contract/sessions.ts';
import type { Context } from '../../context.ts';
import { bearerOf, userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { endOtherSessions, endSession, findSessions } from './sessions.ts';

/** Where one is logged in, and ending it (R-sessions). */
export async function sessionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, findEndpoint, async ({ viewer, request }) =>
    findSessions(db, userIdOf(viewer), bearerOf(request) ?? '', clock.now()),
  );

  await mount(app, context, endEndpoint, async ({ viewer, params }) => endSession(db, userIdOf(viewer), params.id));

  await mount(app, context, endOthersEndpoint, async ({ viewer, request }) =>
    endOtherSessions(context, userIdOf(viewer), bearerOf(request) ?? ''),
  );
}
