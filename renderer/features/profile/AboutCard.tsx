import { observer } from 'mobx-react-lite';
import { isMinor } from '../../../shared/domain/people/age.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './ProfilePage.module.css';
import { languageNames } from './talkNames.ts';

/** What this person has said about themselves (R-profile-page). */
export const AboutCard = observer(function AboutCard({ user }: { user: Me }) {
  const t = useText();
  const { config, language } = useStores();
  const talks = languageNames(user.tennisTalks, language.language);
  const facts: [string, string | null][] = [
    [t('signUp.gender'), user.gender && t(`gender.${user.gender}`)],
    [t('signUp.yearOfBirth'), user.yearOfBirth === null ? null : String(user.yearOfBirth)],
    [t('profile.location'), user.location],
    [t('profile.forehand'), user.forehand && t(`profile.forehand.${user.forehand}`)],
    [t('profile.backhand'), user.backhand && t(`profile.backhand.${user.backhand}`)],
    [t('profile.tennisTalks'), talks || null],
    [t('profile.phone'), user.phone],
  ];
  return (
    <Card
      title={t('profile.about')}
      action={
        <ButtonLink to={PATHS.profileEdit} icon="edit">
          {t('profile.edit')}
        </ButtonLink>
      }
    >
      <dl className={styles.boxes}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.box}>
            <dt>{label}</dt>
            <dd data-empty={value === null || undefined}>{value ?? t('profile.about.notSaid')}</dd>
          </div>
        ))}
      </dl>
      {isMinor(user.yearOfBirth, config.now()) && <Notice>{t('profile.picture.minor')}</Notice>}
    </Card>
  );
});
