import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { type CountryPrefix, findPrefix, namedPrefixes } from './countryPrefixes.ts';

interface CountryFieldProps {
  value: CountryPrefix;
  /** @param entry null while the text is no country, or may be several */
  onChange: (entry: CountryPrefix | null) => void;
}

/** The country of a phone number, searched by its name in the person's language or by its prefix. */
export const CountryField = observer(function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useText();
  const { language } = useStores();
  const id = useId();
  const list = useMemo(() => namedPrefixes(language.language), [language.language]);
  /** The typed text while it is being searched. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = list.find(({ entry }) => entry.country === value.country && entry.prefix === value.prefix)?.label ?? '';
  const isUnknown = typed !== null && findPrefix(list, typed) === null;
  const handleChange = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? value : findPrefix(list, text));
  };
  return (
    <>
      <TextField
        label={t('phone.country')}
        list={id}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? shown}
        error={isUnknown && typed?.trim() !== '' ? t('phone.country.unknown') : null}
        // The whole list is offered again, and typing replaces the text.
        onFocus={(event) => event.currentTarget.select()}
        onChange={handleChange}
        onBlur={() => {
          if (!isUnknown || typed?.trim() === '') setTyped(null);
        }}
      />
      <datalist id={id}>
        {list.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
});
