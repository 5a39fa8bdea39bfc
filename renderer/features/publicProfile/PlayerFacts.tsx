import { observer } from 'mobx-react-lite';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { formatList, formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './PublicProfile.module.css';

/** Rating and record of each sport, strokes and languages. */
export const PlayerFacts = observer(function PlayerFacts({ profile }: { profile: PublicProfile }) {
  const t = useText();
  const { language } = useStores().language;
  const { user, technicalSkill } = profile;
  const { sports } = technicalSkill;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const talks = user.tennisTalks.map((code) => names.of(code.toLowerCase()) ?? code);
  const style: [string, string][] = [
    ...(user.forehand ? [[t('profile.forehand'), t(`profile.forehand.${user.forehand}`)] as [string, string]] : []),
    ...(user.backhand ? [[t('profile.backhand'), t(`profile.backhand.${user.backhand}`)] as [string, string]] : []),
    ...(talks.length > 0 ? [[t('player.talks'), formatList(talks, language)] as [string, string]] : []),
  ];
  return (
    <>
      {sports.length > 0 && (
        <Card title={t('publicProfile.ratings')}>
          <ul className={styles.sports}>
            {sports.map(({ sport, productRating, wins, loses }) => (
              <li key={sport} className={styles.sport}>
                <SportBadge sport={sport} label={t(`sport.${sport}`)} />
                <strong className={styles.rating}>{formatRating(productRating, language)}</strong>
                <span className={styles.quiet}>
                  {wins + loses === 0
                    ? t('publicProfile.unplayed')
                    : t('publicProfile.record', { wins: `${wins}`, losses: `${loses}` })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {style.length > 0 && (
        <Card title={t('publicProfile.style')}>
          <dl className={styles.facts}>
            {style.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
});
