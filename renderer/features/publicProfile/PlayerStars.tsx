import { observer } from 'mobx-react-lite';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Stars } from '../../ui/sports/Stars.tsx';
import styles from './PublicProfile.module.css';

interface PlayerStarsProps {
  personal: PublicProfile['personalSkill'];
  technical: PublicProfile['technicalSkill'];
}

/** Both sets of stars; a skill that fewer than three people have judged is not there. */
export const PlayerStars = observer(function PlayerStars({ personal, technical }: PlayerStarsProps) {
  const t = useText();
  const { language } = useStores().language;
  const sets = [
    { title: t('skills.personal'), rows: PERSONAL_SKILLS.map((skill) => ({ skill, stars: personal[skill] })) },
    { title: t('skills.technical'), rows: TECHNICAL_SKILLS.map((skill) => ({ skill, stars: technical[skill] })) },
  ];
  return sets.map(({ title, rows }) => {
    const given = rows.flatMap(({ skill, stars }) => (stars === null ? [] : [{ skill, stars }]));
    if (given.length === 0) return null;
    return (
      <Card key={title} title={title}>
        <dl className={styles.facts}>
          {given.map(({ skill, stars }) => (
            <div key={skill}>
              <dt>{t(`skill.${skill}`)}</dt>
              <dd>
                <Stars value={stars} text={formatRating(stars, language)} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  });
});
