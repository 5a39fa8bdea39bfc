import { observer } from 'mobx-react-lite';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { Sureness } from '../../app/people/Sureness.tsx';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './PublicProfile.module.css';

/** Level and record in each sport, as tiles. */
export const PlayerLevels = observer(function PlayerLevels({ skills }: { skills: PublicProfile['technicalSkill'] }) {
  const t = useText();
  const { language } = useStores().language;
  if (skills.sports.length === 0) return null;
  return (
    <Card title={t('publicProfile.ratings')}>
      <ul className={styles.levels}>
        {skills.sports.map(({ sport, productRating, width, provisional, wins, loses }) => (
          <li key={sport}>
            <Flip value={formatRating(productRating, language)} />
            <span>
              <SportBadge sport={sport} label={t(`sport.${sport}`)} />
              <Sureness width={width} provisional={provisional} />
              <small>
                {wins + loses === 0
                  ? t('publicProfile.unplayed')
                  : t('publicProfile.record', { wins: `${wins}`, losses: `${loses}` })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
