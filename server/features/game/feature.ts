import type { Feature } from '../../feature.ts';
import { expireGames } from './jobs/expireGames.ts';
import { remindUnread, sendReminders } from './jobs/sendReminders.ts';
import { calendarFeedRoutes, shortLinkRoute } from './linkRoutes.ts';
import { findOwnGames } from './ownGames.ts';
import { runDueSearches, runSearch } from './playerSearch/runSearches.ts';
import { predictMatches } from './predict.ts';
import { receiveReply } from './receiveReply.ts';
import { gameRoutes } from './routes.ts';
import { eraseFromGames, inviteeTracker } from './store/invitees.ts';

export const gameFeature: Feature = {
  async routes(app, context) {
    await gameRoutes(app, context);
    await calendarFeedRoutes(app, context);
    shortLinkRoute(app, context);
  },
  jobs: {
    async 'search.step'(context, batch) {
      for (const { gameId } of batch) await runSearch(context, gameId);
    },
  },
  sweeps: [expireGames, runDueSearches, sendReminders, remindUnread, predictMatches],
  receiveMail: receiveReply,
  trackers: { invitee: inviteeTracker },
  erase: eraseFromGames,
  export: async (context, userId) => ({ games: await findOwnGames(context, userId) }),
};
