import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import styles from '../ProfilePage.module.css';
import { languageNames, type Talk } from '../talkNames.ts';
import { TALKS } from './profileValues.ts';

interface TalkFieldsProps {
  talks: readonly Talk[];
  onChange: (talks: Talk[]) => void;
}

/** The languages somebody talks tennis in. */
export const TalkFields = observer(function TalkFields({ talks, onChange }: TalkFieldsProps) {
  const t = useText();
  const { language } = useStores();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('profile.tennisTalks')}</legend>
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
