import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { toPhone } from '../../../shared/domain/phone.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type CountryPrefix, defaultPrefix, namedPrefixes, withPrefix } from './countryPrefixes.ts';
import styles from './PhoneField.module.css';
import type { PhoneFieldProps } from './PhoneField.tsx';

const keyOf = ({ country, prefix }: CountryPrefix) => `${country} ${prefix}`;

/** What PhoneField fetches: the two inputs, the list of countries and the library that knows numbers. */
const PhoneInputs = observer(function PhoneInputs({ onChange, error, check = false }: PhoneFieldProps) {
  const t = useText();
  const { config, language } = useStores();
  const [chosen, setChosen] = useState<CountryPrefix | null>(null);
  const [text, setText] = useState('');
  // Nobody is told that a number is wrong while still typing it.
  const [left, setLeft] = useState(false);
  const list = useMemo(() => namedPrefixes(language.language), [language.language]);
  const entry = chosen ?? defaultPrefix(config.value?.countryCode);
  const number = withPrefix(entry.prefix, text);
  const isWrong = check && left && number !== '' && toPhone(number) === null;

  const tell = (prefix: string, typed: string) => {
    const given = withPrefix(prefix, typed);
    const read = toPhone(given);
    onChange(read ?? given, read !== null);
  };

  return (
    <div className={styles.pair}>
      <Select
        label={t('phone.country')}
        options={list.map(({ entry: each, label }) => ({ value: keyOf(each), label }))}
        value={keyOf(entry)}
        autoComplete="tel-country-code"
        onChange={(key) => {
          const found = list.find(({ entry: each }) => keyOf(each) === key)?.entry ?? entry;
          setChosen(found);
          tell(found.prefix, text);
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
          tell(entry.prefix, typed);
        }}
      />
    </div>
  );
});

export default PhoneInputs;
