import { observer } from 'mobx-react-lite';
import { BACKHANDS, FOREHANDS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import styles from '../ProfilePage.module.css';
import type { ProfileDraft } from './ProfileDraft.ts';

export const StrokeFields = observer(function StrokeFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const notSaid = { value: '' as const, label: t('profile.about.notSaid') };
  return (
    <div className={styles.pair}>
      <Select
        label={t('profile.forehand')}
        options={[notSaid, ...FOREHANDS.map((value) => ({ value, label: t(`profile.forehand.${value}`) }))]}
        value={draft.values.forehand}
        onChange={(forehand) => draft.set('forehand', forehand)}
      />
      <Select
        label={t('profile.backhand')}
        options={[notSaid, ...BACKHANDS.map((value) => ({ value, label: t(`profile.backhand.${value}`) }))]}
        value={draft.values.backhand}
        onChange={(backhand) => draft.set('backhand', backhand)}
      />
    </div>
  );
});
