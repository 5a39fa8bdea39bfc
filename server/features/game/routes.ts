import type { FastifyInstance } from 'fastify';
import {
  actOnGame,
  createGame as createEndpoint,
  createSeries as createSeriesEndpoint,
  editGame as editEndpoint,
  editLocation,
  findClashes as findClashesEndpoint,
  findLocations,
  findOpenGames as findOpenGamesEndpoint,
  getCalendarEntry,
  getDashboard,
  getGame,
  inviteToGame,
  joinGame as joinEndpoint,
  nudgeGame,
} from '../../../shared/contract/game.ts';
import { addNote as addNoteEndpoint, findNotes as findNotesEndpoint } from '../../../shared/contract/note.ts';
import { findKnownPeople as findKnownPeopleEndpoint } from '../../../shared/contract/people.ts';
import type { Context } from '../../context.ts';
import { known, userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { addNote, findNotes } from './commands/addNote.ts';
import { createGame } from './commands/createGame.ts';
import { createSeries } from './commands/createSeries.ts';
import { editGame } from './commands/editGame.ts';
import { nudge } from './commands/nudge.ts';
import { act, markOpened } from './commands/runCommand.ts';
import { calendarFile } from './emails/calendarPart.ts';
import { seatOf } from './permissions.ts';
import { loadGame, lockGame } from './store/gameState.ts';
import { findOwnLocations, markLocation } from './store/venues.ts';
import { findClashes } from './views/clashes.ts';
import { findDashboard } from './views/dashboard.ts';
import { presentGame } from './views/gameView.ts';
import { findKnownPeople } from './views/knownPeople.ts';
import { findOpenGames, joinGame } from './views/openGames.ts';

export async function gameRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  await mount(app, context, createEndpoint, async ({ viewer, body }) => createGame(context, userIdOf(viewer), body));

  await mount(app, context, createSeriesEndpoint, async ({ viewer, body }) => ({
    games: await createSeries(context, userIdOf(viewer), body),
  }));

  await mount(app, context, getGame, async ({ viewer, params }) => {
    const caller = known(viewer);
    const seen = await loadGame(db, params.id);
    const { invitee, secured } = seatOf(seen, caller);
    // Who only gave somebody's address has not opened that person's invitation.
    if (invitee?.status !== 'SENT' || secured) return presentGame(seen, seatOf(seen, caller), clock.now(), config);
    return db.transaction().execute(async (tx) => {
      const state = await lockGame(tx, params.id);
      const seat = seatOf(state, caller);
      if (seat.invitee) await markOpened(tx, seat.invitee);
      return presentGame(state, seat, clock.now(), config);
    });
  });

  await mount(app, context, actOnGame, async ({ viewer, params, body }) =>
    act(context, known(viewer), params.id, body),
  );

  await mount(app, context, editEndpoint, async ({ viewer, params, body }) =>
    editGame(context, known(viewer), params.id, body),
  );

  await mount(app, context, findOpenGamesEndpoint, async ({ viewer }) => ({
    games: await findOpenGames(context, userIdOf(viewer)),
  }));

  await mount(app, context, joinEndpoint, async ({ viewer, params }) => joinGame(context, userIdOf(viewer), params.id));

  await mount(app, context, findKnownPeopleEndpoint, async ({ viewer, query }) =>
    findKnownPeople(context, userIdOf(viewer), query.gameId ?? null),
  );

  await mount(app, context, nudgeGame, async ({ viewer, params }) => nudge(context, known(viewer), params.id));

  await mount(app, context, findClashesEndpoint, async ({ viewer, params }) =>
    findClashes(context, known(viewer), params.id),
  );

  await mount(app, context, getCalendarEntry, async ({ viewer, params }) =>
    calendarFile(context, known(viewer), params.id),
  );

  await mount(app, context, inviteToGame, async ({ viewer, params, body }) =>
    act(context, known(viewer), params.id, { actionType: 'INVITE', contactList: body.contactList }),
  );

  await mount(app, context, findNotesEndpoint, async ({ viewer, params }) =>
    findNotes(context, known(viewer), params.gameId),
  );

  await mount(app, context, addNoteEndpoint, async ({ viewer, query }) =>
    addNote(context, known(viewer), query.gameId, query.comment),
  );

  await mount(app, context, getDashboard, async ({ viewer, query }) => ({
    games: await findDashboard(context, userIdOf(viewer), query.archive === 'true'),
  }));

  await mount(app, context, editLocation, async ({ viewer, params, body }) =>
    markLocation(context, userIdOf(viewer), params.id, body.favorite),
  );
  await mount(app, context, findLocations, async ({ viewer, query }) =>
    findOwnLocations(context, userIdOf(viewer), query.q),
  );
}
