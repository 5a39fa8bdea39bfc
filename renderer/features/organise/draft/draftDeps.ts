import type { ApiClient } from '../../../api/client.ts';
import type { GamesStore } from '../../../stores/GamesStore.ts';
import type { Me } from '../../../stores/SessionStore.ts';

/** The dependencies of a draft. */
export interface DraftDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'create' | 'createSeries'>;
  me: Me;
  now: () => Date;
  /** IANA zone of the device. */
  deviceZone: string;
}
