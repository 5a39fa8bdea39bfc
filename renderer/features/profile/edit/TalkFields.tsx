import { observer } from 'mobx-react-lite';
import { languageNames } from '../../../../shared/locales/languageNames.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import styles from '../ProfilePage.module.css';
import { TALKS, type Talk } from './profileValues.ts';

interface TalkFieldsProps {
  talks: readonly Talk[];
  onChange: (talks: Talk[]) => void;
}

/** The languages somebody talks tennis in. */
export const TalkFields = observer(function TalkFields({ talks, onChange }: TalkFieldsProps) {
  const t = useText();
  const { language } = useStores();
  return (
    // The line that is open over it says it to eyes.
    <fieldset aria-label={t('profile.tennisTalks')}>
      <div className={styles.talks}>
        {TALKS.map((talk) => (
          <Checkbox
            key={talk}
            label={languageNames([talk], language.language)}
            checked={talks.includes(talk)}
            onChange={(isOn) => onChange(TALKS.filter((each) => (each === talk ? isOn : talks.includes(each))))}
          />
        ))}
      </div>
    </fieldset>
  );
});
