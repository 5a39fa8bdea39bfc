import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { textParts } from '../../../i18n/textParts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { CourtLines } from '../../../ui/court/CourtLines.tsx';
import { Blank } from '../../../ui/forms/Blank.tsx';
import type { ClubForm, ClubValues } from '../ClubForm.ts';
import styles from './ClubSentence.module.css';

/** The audience of a new club and how people get in, as one answer of three. */
export const AUDIENCES = ['OPEN', 'ASK', 'LINK'] as const;
type Audience = (typeof AUDIENCES)[number];

const VALUES: Record<Audience, Pick<ClubValues, 'visibility' | 'joining'>> = {
  OPEN: { visibility: 'PUBLIC', joining: 'OPEN' },
  ASK: { visibility: 'PUBLIC', joining: 'ASK' },
  LINK: { visibility: 'MEMBERS', joining: 'LINK' },
};

/** @returns the club's fields for an answer */
export const valuesOf = (audience: Audience): Pick<ClubValues, 'visibility' | 'joining'> => VALUES[audience];

/** @returns the answer for the chosen fields; null for a mixture that the settings alone offer */
export const audienceOf = ({ visibility, joining }: Pick<ClubValues, 'visibility' | 'joining'>): Audience | null =>
  AUDIENCES.find((each) => VALUES[each].visibility === visibility && VALUES[each].joining === joining) ?? null;

type Part = 'name' | 'sport' | 'town' | 'seen';

/** Leads to the field of a blank. */
function goTo(part: Part): void {
  const field = document.getElementById(`club-${part}`);
  const input = field?.querySelector<HTMLElement>('input:checked, input:not([type=radio], [type=checkbox]), input');
  input?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** A club as a sentence with blanks, on its court: the club is made as it says. */
export const ClubSentence = observer(function ClubSentence({ form }: { form: ClubForm }) {
  const t = useText();
  const { language } = useStores().language;
  const { name, sports, city } = form.values;
  const played = formatList(
    sports.map((sport) => t(`sport.${sport}`)),
    language,
  );
  const audience = audienceOf(form.values);
  const blanks: Record<Part, { text: string; question: string }> = {
    name: { text: name.trim(), question: t('club.sentence.name') },
    sport: { text: played, question: '' },
    town: { text: city.trim(), question: t('club.sentence.town') },
    seen: { text: audience === null ? '' : t(`club.audience.${audience}.brief`), question: '' },
  };
  return (
    <section className={styles.sentence} data-sport={sports[0]} aria-label={t('club.sentence.label')}>
      <div className={styles.lines} aria-hidden="true">
        <CourtLines sport={sports[0] ?? 'TENNIS'} />
      </div>
      <p className={styles.clauses}>
        {textParts(t, 'club.sentence', ['name', 'sport', 'town', 'seen']).map((part) => (
          <Blank key={part.name} before={part.before} {...blanks[part.name]} onPress={() => goTo(part.name)} />
        ))}
      </p>
    </section>
  );
});
