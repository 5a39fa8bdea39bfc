import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toPhone } from '../../../../shared/domain/people/phone.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../PhoneField.module.css';
import { CountryField } from './CountryField.tsx';
import { type CountryPrefix, defaultPrefix, withPrefix } from './countryPrefixes.ts';

export interface PhoneFieldProps {
  /**
   * @param number `+` prefix number without spaces; empty when no digit is typed
   * @param valid whether there can be such a number; then `number` is written as the server stores it
   */
  onChange: (number: string, valid: boolean) => void;
  /** The page's error about the number. */
  error?: string | null;
  /** Whether the field itself says that a number is wrong, once it is left. */
  check?: boolean;
}

/** The part that PhoneField fetches: the two inputs, the list of countries and the library that knows numbers. */
const PhoneInputs = observer(function PhoneInputs({ onChange, error, check = false }: PhoneFieldProps) {
  const t = useText();
  const { config } = useStores();
  const [chosen, setChosen] = useState<CountryPrefix | null>(null);
  /** Whether the country's field names one: else no number goes out under the one before. */
  const [isCountry, setIsCountry] = useState(true);
  const [text, setText] = useState('');
  // Nobody is told that a number is wrong while still typing it.
  const [left, setLeft] = useState(false);
  const entry = chosen ?? defaultPrefix(config.value?.countryCode);
  const number = withPrefix(entry.prefix, text);
  const isWrong = check && left && number !== '' && toPhone(number) === null;

  const report = (prefix: string, typed: string, isKnown: boolean) => {
    const given = withPrefix(prefix, typed);
    const read = toPhone(given);
    onChange(read ?? given, isKnown && read !== null);
  };

  return (
    <div className={styles.pair}>
      <CountryField
        value={entry}
        onChange={(found) => {
          if (found) setChosen(found);
          setIsCountry(found !== null);
          report((found ?? entry).prefix, text, found !== null);
        }}
      />
      <TextField
        label={t('phone.number')}
        hint={t('phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={text}
        error={error || (isWrong ? t('phone.wrong') : null)}
        onBlur={() => setLeft(true)}
        onChange={(typed) => {
          setText(typed);
          report(entry.prefix, typed, isCountry);
        }}
      />
    </div>
  );
});

export default PhoneInputs;
