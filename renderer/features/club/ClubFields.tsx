import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { MAX_CITY_LENGTH, MAX_CLUB_NAME_LENGTH } from '../../../shared/domain/limits.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { clubPath } from '../../../shared/routes/club.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CourtMark } from '../../ui/court/CourtLines.tsx';
import { Chip, Chips } from '../../ui/forms/Chips.tsx';
import { Problem } from '../../ui/forms/Problem.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { ClubForm } from './ClubForm.ts';

/** A part of the form, to which its blank leads. */
export function FormPart({ name, children }: { name: string; children: ReactNode }) {
  return <div id={`club-${name}`}>{children}</div>;
}

/** As many sports as one looks through without being asked whether there are more. */
const FEW = 5;

interface SportChipsProps {
  chosen: readonly Sport[];
  offered: readonly Sport[];
  onToggle: (sport: Sport) => void;
  /** Why the one that was pressed last stays as it was. */
  problem: TextKey | null;
}

/** Sports to tick, each with its court. */
export function SportChips({ chosen, offered, onToggle, problem }: SportChipsProps) {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const first = offered.filter((sport, at) => at < FEW || chosen.includes(sport));
  const shown = isAll ? offered : first;
  return (
    <Chips legend={t('club.sports')}>
      {shown.map((sport) => (
        <Chip key={sport} checked={chosen.includes(sport)} onChange={() => onToggle(sport)}>
          <CourtMark sport={sport} />
          {t(`sport.${sport}`)}
        </Chip>
      ))}
      {shown.length < offered.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('organise.sport.more')}
        </Button>
      )}
      <Problem live>{problem && t(problem)}</Problem>
    </Chips>
  );
}

/** A club's name, sports and town. */
export const ClubFacts = observer(function ClubFacts({ form }: { form: ClubForm }) {
  const t = useText();
  const { values, set, errorOf } = form;
  const [name, city] = [errorOf('name'), errorOf('city')];
  return (
    <>
      <FormPart name="name">
        <TextField
          label={t('club.name')}
          maxLength={MAX_CLUB_NAME_LENGTH}
          autoComplete="organization"
          value={values.name}
          error={name && t(name)}
          onChange={(typed) => set({ name: typed })}
        />
      </FormPart>
      <FormPart name="sport">
        <SportChips chosen={values.sports} offered={SPORTS} onToggle={form.toggle} problem={form.sportProblem} />
      </FormPart>
      <FormPart name="town">
        <TextField
          label={t('club.town')}
          maxLength={MAX_CITY_LENGTH}
          autoComplete="address-level2"
          value={values.city}
          error={city && t(city)}
          onChange={(typed) => set({ city: typed })}
        />
      </FormPart>
    </>
  );
});

/** The address of a club's page: proposed from its name, until it is typed. */
export const SlugField = observer(function SlugField({ form }: { form: ClubForm }) {
  const t = useText();
  const { config } = useStores();
  const problem = form.errorOf('slug');
  const host = (config.value?.webAccessUrl ?? '').replace(/^https?:\/\//, '');
  return (
    <TextField
      label={t('club.slug')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={form.slug}
      hint={form.slug === '' ? undefined : `${host}${clubPath(form.slug)}`}
      error={problem && t(problem)}
      onChange={(typed) => form.set({ slug: typed.toLowerCase() })}
    />
  );
});
