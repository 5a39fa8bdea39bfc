import { observer } from 'mobx-react-lite';
import { formatList } from '../../../i18n/format.ts';
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
  const shown =
    names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), `+${names.length - MAX_NAMES + 1}`] : names;
  const places = venues.rows.map(({ name }) => name.trim()).filter(Boolean);
  const kind = choices.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE';
  const isChoosing = composer.isOpen('match');
  const lead = (part: PartName) => () => goToPart(part);
  return (
    <section className={styles.sentence} data-sport={choices.sport} aria-label={t('organise.summary')}>
      <div className={styles.words}>
        <p className={styles.clauses}>
          <Blank
            text={`${t(`sport.${choices.sport}`)}, ${t(`organise.say.${kind}`)}`}
            question=""
            expanded={isChoosing}
            onPress={() => {
              composer.toggle('match', !isChoosing);
              if (!isChoosing) goToPart('match');
            }}
          />
          <Blank
            before={t('organise.say.with')}
            text={shown.join(', ')}
            question={t('organise.say.whom')}
            onPress={lead('guests')}
          />
          <Blank
            before={t('organise.say.on')}
            text={whenText(windows.periods, choices.timezone, formats, isPhone)}
            question={t('organise.say.when')}
            onPress={lead('when')}
          />
          <Blank
            before={t('organise.say.at')}
            text={formatList(places, language.language, 'disjunction')}
            question={t('organise.say.where')}
            onPress={lead('where')}
          />
        </p>
        <LearntLine composer={composer} />
      </div>
      <MatchCourt composer={composer} />
    </section>
  );
});
