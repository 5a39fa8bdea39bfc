import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { MyRatings } from '../rankings/MyRatings.tsx';
import { RankingsStore } from '../rankings/RankingsStore.ts';

/** Ratings by sport, and where one starts in the others (R-profile-page). */
export const MySkills = observer(function MySkills() {
  const { api, feedback } = useStores();
  const [rankings] = useState(() => new RankingsStore({ api, feedback }));
  useEffect(() => void rankings.loadSkills(), [rankings]);
  return (
    <MyRatings
      skills={rankings.skills.state}
      current={null}
      pathOf={(sport) => `${PATHS.ratingsAndRankings}?sport=${sport}`}
      onRetry={rankings.loadSkills}
    />
  );
});
