import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { getOwnRanks, getRanking } from '../../../../shared/contract/rating.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { FeedbackStore } from '../../../stores/FeedbackStore.ts';

export type Ranking = ResponseOf<typeof getRanking>;
export type RankingEntry = Ranking[number];
export type RankedTeam = RankingEntry['team'];
export type Position = ResponseOf<typeof getOwnRanks>[number];

export interface RankingTableDeps {
  api: ApiClient;
  feedback: Pick<FeedbackStore, 'report'>;
}

/** Which table. */
export interface TableQuery {
  sport: Sport;
  double: 'true' | 'false';
  mixed: 'true' | 'false';
}
