import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Fold, Folds } from '../../../ui/forms/Fold.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import { MyRatings } from '../../rankings/MyRatings.tsx';
import { RankingsStore } from '../../rankings/RankingsStore.ts';
import { rankingsPath } from '../../rankings/rankingsAddress.ts';
import styles from '../ProfilePage.module.css';
import type { OpenFolds } from './OpenFolds.ts';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import { ProfileFold } from './ProfileFold.tsx';

/** Those played most, which fit into the line. */
const SHOWN = 2;

/** Ratings by sport, first levels in the others, and the meaning of the figures (R-profile-page). */
export const LevelsFold = observer(function LevelsFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api, feedback, language } = useStores();
  const [rankings] = useState(() => new RankingsStore({ api, feedback }));
  useEffect(() => void rankings.loadSkills(), [rankings]);
  const played = rankings.skills.value?.slice(0, SHOWN) ?? [];
  return (
    <ProfileFold
      folds={folds}
      name="levels"
      label={t('profile.levels')}
      value={
        played.length > 0 && (
          <span className={styles.levels}>
            {played.map(({ sport, productRating }) => {
              const level = formatRating(productRating, language.language);
              return (
                <span key={sport}>
                  <CourtMark sport={sport} />
                  <Flip size="s" value={level} label={`${t(`sport.${sport}`)} ${level}`} />
                </span>
              );
            })}
          </span>
        )
      }
    >
      <MyRatings
        skills={rankings.skills.state}
        current={null}
        pathOf={(sport) => rankingsPath({ tab: 'rankings', sport, players: null, why: false })}
        onRetry={rankings.loadSkills}
      />
      <PreferenceChoice of="chances" />
      <Folds>
        <Fold label={t('profile.how')}>
          <p>{t('rankings.meaning')}</p>
          <p>{t('profile.how.result')}</p>
          <p>
            <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
          </p>
        </Fold>
      </Folds>
    </ProfileFold>
  );
});
