import type { FastifyInstance } from 'fastify';
import { findClubGames as clubGames } from '../../../shared/contract/club.ts';
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
import {
  findOpenGames as findOpenGamesEndpoint,
  findPastGames,
  getPastSums,
  joinGame as joinEndpoint,
} from '../../../shared/contract/gameLists.ts';
import { findLinkHolder as findLinkHolderEndpoint } from '../../../shared/contract/link.ts';
import { addNote as addNoteEndpoint, findNotes as findNotesEndpoint } from '../../../shared/contract/note.ts';
import { findKnownPeople as findKnownPeopleEndpoint } from '../../../shared/contract/people.ts';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../shared/contract/playerSearch.ts';
import { getForm } from '../../../shared/contract/rating.ts';
import type { Context } from '../../context.ts';
import { bearerOf, known, userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { findClubGames } from './clubGames.ts';
import { chooseCourt } from './commands/clubMatch.ts';
import { toCommand } from './commands/gameCommand.ts';
import { nudge } from './commands/invite.ts';
import { joinByLink, joinGame } from './commands/joinGame.ts';
import { publishGame } from './commands/publishGame.ts';
import { publishSeries } from './commands/publishSeries.ts';
import { runCommand } from './commands/runCommand.ts';
import { addNote, findNotes } from './gameNotes.ts';
import { openInvitation } from './invitation.ts';
import { findOpenGames } from './openGames.ts';
import { askNow, findOwnSearch, startSearch, stopSearch } from './playerSearch/ownSearch.ts';
import { findStakes } from './predict.ts';
import { calendarFile } from './views/calendarFile.ts';
import { findClashes } from './views/clashes.ts';
import { findDashboard, findForm, findPast, sumPast } from './views/dashboard.ts';
import { findDisputes } from './views/disputes.ts';
import { findKnownPeople } from './views/knownPeople.ts';
import { findLinkHolder } from './views/peopleView.ts';

export async function gameRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, createGame, async ({ viewer, body, once }) =>
    publishGame(context, userIdOf(viewer), body, once),
  );

  await mount(app, context, createSeries, async ({ viewer, body, once }) => ({
    games: await publishSeries(context, userIdOf(viewer), body, once),
  }));

  await mount(app, context, getGame, async ({ viewer, params }) => openInvitation(context, known(viewer), params.id));

  await mount(app, context, actOnGame, async ({ viewer, params, body, once }) =>
    runCommand(context, known(viewer), params.id, toCommand(body), once),
  );

  await mount(app, context, editGame, async ({ viewer, params, body: { version, ...change } }) => {
    const { courtId } = change;
    const isCourtAlone = Object.values(change).filter((value) => value !== undefined).length === 1;
    if (courtId !== undefined && isCourtAlone) {
      return chooseCourt(context, known(viewer), params.id, { courtId, version });
    }
    const command = { type: 'EDIT', change, ...(version !== undefined && { version }) } as const;
    return runCommand(context, known(viewer), params.id, command);
  });

  await mount(app, context, findOpenGamesEndpoint, async ({ viewer }) => ({
    games: await findOpenGames(context, userIdOf(viewer)),
  }));

  await mount(
    app,
    context,
    clubGames,
    async ({ viewer, params }) => ({
      games: await findClubGames(context, viewer?.kind === 'user' ? viewer.userId : null, params.id),
    }),
    { limit: LIMITS.clubPages },
  );

  await mount(app, context, joinEndpoint, async ({ viewer, params }) => joinGame(context, userIdOf(viewer), params.id));

  await mount(app, context, joinByLinkEndpoint, async ({ viewer, params, body }) =>
    joinByLink(context, userIdOf(viewer), { gameId: params.id, ...body }),
  );

  await mount(app, context, findKnownPeopleEndpoint, async ({ viewer, query }) =>
    findKnownPeople(context, userIdOf(viewer), query),
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

  await mount(app, context, getDashboard, async ({ viewer, query }) => ({
    games: await findDashboard(context, userIdOf(viewer), query.archive === 'true'),
  }));

  await mount(app, context, findPastGames, async ({ viewer, body }) => findPast(context, userIdOf(viewer), body));
  await mount(app, context, getPastSums, async ({ viewer }) => sumPast(context, userIdOf(viewer)));

  await mount(app, context, getForm, async ({ viewer }) => findForm(context, userIdOf(viewer)));
}
