import * as account from './account.ts';
import * as club from './club.ts';
import * as clubActs from './clubActs.ts';
import * as config from './config.ts';
import type { Endpoint } from './endpoint.ts';
import * as factors from './factors.ts';
import * as friends from './friends.ts';
import * as game from './game.ts';
import * as gameLists from './gameLists.ts';
import * as group from './group.ts';
import * as link from './link.ts';
import * as location from './location.ts';
import * as member from './member.ts';
import * as note from './note.ts';
import * as operator from './operator/operator.ts';
import * as people from './people.ts';
import * as playerSearch from './playerSearch.ts';
import * as profile from './profile.ts';
import * as publicProfile from './publicProfile.ts';
import * as push from './push.ts';
import * as rating from './rating.ts';
import * as roster from './roster.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as skill from './skill.ts';
import * as unsubscribe from './unsubscribe.ts';

/** Every call of the product by its name, for the contract test and the bench. */
export const ENDPOINTS = {
  ...session,
  ...sessions,
  ...account,
  ...club,
  ...clubActs,
  ...roster,
  ...config,
  ...factors,
  ...friends,
  ...game,
  ...playerSearch,
  ...location,
  ...gameLists,
  ...operator,
  ...group,
  ...link,
  ...member,
  ...note,
  ...people,
  ...profile,
  ...publicProfile,
  ...push,
  ...rating,
  ...settings,
  ...skill,
  ...unsubscribe,
} as const satisfies Record<string, Endpoint>;
