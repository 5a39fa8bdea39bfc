import { observer } from 'mobx-react-lite';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { formatList, intlTag } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import styles from './PublicProfile.module.css';

/** Strokes and languages, as far as they were filled in. */
export const PlayerStyle = observer(function PlayerStyle({ user }: { user: PublicProfile['user'] }) {
  const t = useText();
  const { language } = useStores().language;
  const names = new Intl.DisplayNames(intlTag(language), { type: 'language' });
  const talks = user.tennisTalks.map((code) => names.of(code.toLowerCase()) ?? code);
  const style: [string, string][] = [
    ...(user.forehand ? [[t('profile.forehand'), t(`profile.forehand.${user.forehand}`)] as [string, string]] : []),
    ...(user.backhand ? [[t('profile.backhand'), t(`profile.backhand.${user.backhand}`)] as [string, string]] : []),
    ...(talks.length > 0 ? [[t('player.talks'), formatList(talks, language)] as [string, string]] : []),
  ];
  if (style.length === 0) return null;
  return (
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
  );
});
