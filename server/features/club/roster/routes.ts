import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../../shared/contract/roster.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { userIdOf } from '../../../plugins/auth.ts';
import { LIMITS } from '../../../plugins/limits.ts';
import { mount } from '../../../plugins/mount.ts';
import { checkAction } from '../access.ts';
import { exportPeople } from '../exportPeople.ts';
import { importPeople } from '../importPeople.ts';
import type { Roster } from './readRoster.ts';
import type { ReadRoster, RosterSource } from './rosterTask.ts';

const ROSTER_TASK = join(import.meta.dirname, 'rosterTask.ts');
/** The longest sensible list is read within one second. */
const MAX_READING_SECONDS = 15;

/** Imports and exports of lists of people (R-club-import). */
export async function rosterRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { readRoster, readRosterText } = endpoints;
  async function read(source: RosterSource, left: AbortSignal): Promise<Roster> {
    const answer = await context.workers.run<ReadRoster>(ROSTER_TASK, source, MAX_READING_SECONDS, left);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer.roster;
  }
  await mount(
    app,
    context,
    readRoster,
    async ({ viewer, params, upload, whenLeft }) => {
      await checkAction(context, 'PEOPLE', params.id, userIdOf(viewer));
      return read({ bytes: upload?.bytes ?? new Uint8Array() }, whenLeft());
    },
    { userLimit: LIMITS.contactFiles },
  );
  await mount(
    app,
    context,
    readRosterText,
    async ({ viewer, params, body, whenLeft }) => {
      await checkAction(context, 'PEOPLE', params.id, userIdOf(viewer));
      return read({ text: body.text }, whenLeft());
    },
    { userLimit: LIMITS.contactFiles },
  );
  await mount(
    app,
    context,
    endpoints.importPeople,
    async ({ viewer, params, body, once }) => importPeople(context, userIdOf(viewer), params.id, body, once),
    { userLimit: LIMITS.imports },
  );
  await mount(app, context, endpoints.exportPeople, async ({ viewer, params }) =>
    exportPeople(context, userIdOf(viewer), params.id),
  );
}
