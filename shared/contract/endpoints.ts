import * as account from './account.ts';
import * as block from './block.ts';
import * as calendar from './calendar.ts';
import * as channel from './channel.ts';
import * as config from './config.ts';
import type { Endpoint } from './endpoint.ts';
import * as factors from './factors.ts';
import * as friends from './friends.ts';
import * as game from './game.ts';
import * as group from './group.ts';
import * as link from './link.ts';
import * as location from './location.ts';
import * as member from './member.ts';
import * as note from './note.ts';
import * as openGames from './openGames.ts';
import * as operator from './operator/operator.ts';
import * as pastGames from './pastGames.ts';
import * as people from './people.ts';
import * as picture from './picture.ts';
import * as playerSearch from './playerSearch.ts';
import * as profile from './profile.ts';
import * as publicProfile from './publicProfile.ts';
import * as push from './push.ts';
import * as rating from './rating.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as skill from './skill.ts';
import * as unsubscribe from './unsubscribe.ts';

/** Every call of the product by its name: what the contract test and the bench walk through. */
export const ENDPOINTS = {
  ...session,
  ...sessions,
  ...block,
  ...account,
  ...calendar,
  ...channel,
  ...config,
  ...factors,
  ...friends,
  ...game,
  ...playerSearch,
  ...location,
  ...openGames,
  ...operator,
  ...pastGames,
  ...group,
  ...link,
  ...member,
  ...note,
  ...people,
  ...picture,
  ...profile,
  ...publicProfile,
  ...push,
  ...rating,
  ...skill,
  ...unsubscribe,
} as const satisfies Record<string, Endpoint>;
