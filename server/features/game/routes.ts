import type { FastifyInstance } from 'fastify';
import {
  actOnGame,
  createGame,
  createSeries,
  editGame,
  findClashes as findClashesEndpoint,
  findDisputes as findDisputesEndpoint,
  getCalendarEntry,
  getDashboard,
  getGame,
  getStakes,
  inviteToGame,
  joinByLink as joinByLinkEndpoint,
  nudgeGame,
} from '../../../shared/contract/game.ts';
import { findLinkHolder as findLinkHolderEndpoint } from '../../../shared/contract/link.ts';
import { editLocation, findLocations } from '../../../shared/contract/location.ts';
import { addNote as addNoteEndpoint, findNotes as findNotesEndpoint } from '../../../shared/contract/note.ts';
import {
  findOpenGames as findOpenGamesEndpoint,
  joinGame as joinEndpoint,
} from '../../../shared/contract/openGames.ts';
import { findPastGames } from '../../../shared/contract/pastGames.ts';
import {
  findAskablePeople as findAskableEndpoint,
  findFittingPeople as findFittingEndpoint,
  findKnownPeople as findKnownPeopleEndpoint,
} from '../../../shared/contract/people.ts';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../shared/contract/playerSearch.ts';
import { getForm } from '../../../shared/contract/rating.ts';
import type { Context } from '../../context.ts';
import { bearerOf, known, userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { addNote } from './commands/addNote.ts';
import { toCommand } from './commands/gameCommand.ts';
import { joinByLink, joinGame } from './commands/joinGame.ts';
import { nudge } from './commands/nudge.ts';
import { openInvitation } from './commands/openInvitation.ts';
import { publishGame } from './commands/publishGame.ts';
import { publishSeries } from './commands/publishSeries.ts';
import { runCommand } from './commands/runCommand.ts';
import { askNow, findOwnSearch, startSearch, stopSearch } from './playerSearch/ownSearch.ts';
import { calendarFile } from './views/calendarFile.ts';
import { findClashes } from './views/clashes.ts';
import { findDashboard, findPast } from './views/dashboard.ts';
import { findDisputes } from './views/disputes.ts';
import { findAskablePeople, findFittingPeople } from './views/fittingPeople.ts';
import { findForm } from './views/form.ts';
import { findKnownPeople } from './views/knownPeople.ts';
import { findLinkHolder } from './views/linkHolder.ts';
import { findOwnLocations, markFavorite } from './views/locations.ts';
import { findNotes } from './views/notes.ts';
import { findOpenGames } from './views/openGames.ts';
import { findStakes } from './views/stakes.ts';

export async function gameRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, createGame, async ({ viewer, body, once }) =>
    publishGame(context, userIdOf(viewer), body, once),
  );

  await mount(app, context, createSeries, async ({ viewer, body, once }) => ({
    games: await publishSeries(context, userIdOf(viewer), body, once),
  }));

  await mount(
    app,
    context,
    getGame,
    async ({ params, request }) =>
      openInvitation(context, bearerOf(request), params.id, (viewer) => {
        request.viewer = viewer;
      }),
    { asksCaller: true },
  );

  await mount(app, context, actOnGame, async ({ viewer, params, body, once }) =>
    runCommand(context, known(viewer), params.id, toCommand(body), once),
  );

  await mount(app, context, editGame, async ({ viewer, params, body: { version, ...change } }) =>
    runCommand(context, known(viewer), params.id, { type: 'EDIT', change, ...(version !== undefined && { version }) }),
  );

  await mount(app, context, findOpenGamesEndpoint, async ({ viewer }) => ({
    games: await findOpenGames(context, userIdOf(viewer)),
  }));

  await mount(app, context, joinEndpoint, async ({ viewer, params }) => joinGame(context, userIdOf(viewer), params.id));

  await mount(app, context, joinByLinkEndpoint, async ({ viewer, params, body }) =>
    joinByLink(context, userIdOf(viewer), { gameId: params.id, ...body }),
  );

  await mount(app, context, findKnownPeopleEndpoint, async ({ viewer, query }) =>
    findKnownPeople(context, userIdOf(viewer), query),
  );

  await mount(app, context, findFittingEndpoint, async ({ viewer, query }) =>
    findFittingPeople(context, userIdOf(viewer), query),
  );

  await mount(app, context, findAskableEndpoint, async ({ viewer, query: { codes, ...kind } }) =>
    findAskablePeople(context, userIdOf(viewer), codes, kind),
  );

  await mount(app, context, nudgeGame, async ({ viewer, params, query }) =>
    nudge(context, known(viewer), params.id, query.invitee),
  );

  await mount(app, context, findClashesEndpoint, async ({ viewer, params }) =>
    findClashes(context, known(viewer), params.id),
  );

  await mount(app, context, getStakes, async ({ viewer, params }) => findStakes(context, known(viewer), params.id));

  await mount(app, context, findDisputesEndpoint, async ({ viewer, params }) => ({
    players: await findDisputes(context, userIdOf(viewer), params.id),
  }));

  await mount(app, context, findLinkHolderEndpoint, async ({ viewer, params }) =>
    findLinkHolder(context, known(viewer), params.id),
  );

  await mount(app, context, getCalendarEntry, async ({ viewer, params, request }) =>
    calendarFile(context, known(viewer), { gameId: params.id, token: bearerOf(request) }),
  );

  await mount(app, context, inviteToGame, async ({ viewer, params, body, once }) =>
    runCommand(context, known(viewer), params.id, { type: 'INVITE', contacts: body.contactList }, once),
  );

  await mount(app, context, getPlayerSearch, async ({ viewer, params }) =>
    findOwnSearch(context, known(viewer), params.id),
  );
  await mount(app, context, startPlayerSearch, async ({ viewer, params }) =>
    startSearch(context, known(viewer), params.id),
  );
  await mount(app, context, stopPlayerSearch, async ({ viewer, params }) =>
    stopSearch(context, known(viewer), params.id),
  );
  await mount(app, context, askPlayersNow, async ({ viewer, params, body }) =>
    askNow(context, known(viewer), params.id, body.people),
  );

  await mount(app, context, findNotesEndpoint, async ({ viewer, params }) =>
    findNotes(context, known(viewer), params.gameId),
  );

  await mount(app, context, addNoteEndpoint, async ({ viewer, query, body, once }) =>
    addNote(context, known(viewer), query.gameId, body.comment, once),
  );

  await mount(
    app,
    context,
    getDashboard,
    async ({ query, request }) => ({
      games: await findDashboard(context, bearerOf(request), query.archive === 'true', (viewer) => {
        request.viewer = viewer;
      }),
    }),
    { asksCaller: true },
  );

  await mount(app, context, findPastGames, async ({ viewer, body }) => findPast(context, userIdOf(viewer), body));

  await mount(app, context, getForm, async ({ viewer }) => findForm(context, userIdOf(viewer)));

  await mount(app, context, editLocation, async ({ viewer, params, body }) =>
    markFavorite(context, userIdOf(viewer), params.id, body.favorite),
  );
  await mount(app, context, findLocations, async ({ viewer, query }) =>
    findOwnLocations(context, userIdOf(viewer), query.q),
  );
}
