import { observer } from 'mobx-react-lite';
import { LANGUAGE_NAMES } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { formatDate, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './ProfilePage.module.css';

/** How this person reads dates and times, as examples of now, and the way to change it. */
export const Preferences = observer(function Preferences() {
  const t = useText();
  const { formats, config } = useStores();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card
      title={t('profile.formats')}
      action={
        <ButtonLink to={PATHS.profileEdit} icon="edit">
          {t('profile.edit')}
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        <dt>{t('profile.language')}</dt>
        <dd>{LANGUAGE_NAMES[formats.language]}</dd>
        <dt>{t('profile.dateFormat')}</dt>
        <dd>{formatDate(config.now(), zone, formats)}</dd>
        <dt>{t('profile.timeFormat')}</dt>
        <dd>{formatTime(config.now(), zone, formats)}</dd>
      </dl>
    </Card>
  );
});
