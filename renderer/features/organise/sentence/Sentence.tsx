import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { textParts } from '../../../i18n/textParts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import type { Composer } from '../Composer.ts';
import { goToPart, type PartName } from '../Part.tsx';
import { Blank } from './Blank.tsx';
import { LearntLine } from './LearntLine.tsx';
import { MatchCourt } from './MatchCourt.tsx';
import styles from './Sentence.module.css';
import { whenText } from './whenText.ts';

/** More names than this are counted. */
const MAX_NAMES = 3;

/** The match as a sentence with blanks, on its court: what it says is what is sent. */
export const Sentence = observer(function Sentence({ composer }: { composer: Composer }) {
  const t = useText();
  const { formats, language } = useStores();
  const isPhone = useMedia(PHONE);
  const { draft } = composer;
  const { choices, windows, venues, guests, known } = draft;
  const names = [
    ...known.picks.map(({ firstName }) => firstName),
    ...guests.filled.map(({ firstName, email }) => firstName.trim() || email.trim()),
    ...(draft.isOpen ? [t('organise.summary.open')] : []),
  ].filter(Boolean);
  const others = names.length > MAX_NAMES ? names.length - MAX_NAMES + 1 : 0;
  const shown = others > 0 ? [...names.slice(0, -others), t('edit.others', { count: others })] : names;
  const places = venues.rows.map(({ name }) => name.trim()).filter(Boolean);
  const kind = choices.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE';
  const isChoosing = composer.isOpen('match');
  const lead = (part: PartName) => () => goToPart(part);
  const toggleMatch = () => {
    composer.toggle('match', !isChoosing);
    if (!isChoosing) goToPart('match');
  };
  const blanks = {
    match: {
      text: t(`organise.sentence.${kind}`, { sport: t(`sport.${choices.sport}`) }),
      question: '',
      expanded: isChoosing,
      onPress: toggleMatch,
    },
    whom: {
      text: formatList(shown, language.language),
      question: t('organise.sentence.whom'),
      onPress: lead('guests'),
    },
    when: {
      text: whenText(windows.periods, choices.timezone, formats, isPhone),
      question: t('organise.sentence.when'),
      onPress: lead('when'),
    },
    where: {
      text: formatList(places, language.language, 'disjunction'),
      question: t('organise.sentence.where'),
      onPress: lead('where'),
    },
  };
  return (
    <section className={styles.sentence} data-sport={choices.sport} aria-label={t('organise.summary')}>
      <div className={styles.words}>
        <p className={styles.clauses}>
          {textParts(t, 'organise.sentence', ['match', 'whom', 'when', 'where']).map(({ name, before }) => (
            <Blank key={name} before={before} {...blanks[name]} />
          ))}
        </p>
        <LearntLine composer={composer} />
      </div>
      <MatchCourt composer={composer} />
    </section>
  );
});
