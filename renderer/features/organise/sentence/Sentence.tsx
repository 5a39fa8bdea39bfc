import { observer } from 'mobx-react-lite';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { type FormatPreferences, formatDayBrief, formatDayShort, formatTime } from '../../../i18n/format.ts';
import { textParts } from '../../../i18n/textParts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { Blank } from '../../../ui/forms/Blank.tsx';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import { joined } from '../../matchForm/windowTimes.ts';
import type { Composer } from '../Composer.ts';
import { goToPart, type PartName } from '../Part.tsx';
import { MatchCourt } from './MatchCourt.tsx';
import styles from './Sentence.module.css';

/** The source of the sentence, and the way to an empty one. */
const LearntLine = observer(function LearntLine({ composer }: { composer: Composer }) {
  const t = useText();
  const { formats } = useStores();
  const { draft, learntDay } = composer;
  if (learntDay === null) return <p className={styles.learnt}>{t('organise.text')}</p>;
  const on = formatDayBrief(`${learntDay}T12:00:00Z`, 'UTC', formats);
  return (
    <p className={styles.learnt}>
      <Icon path={AGAIN_ICON} size="s" />
      <span>{t('organise.learnt', { day: on })}</span>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          draft.startEmpty();
          goToPart('guests');
        }}
      >
        {t('organise.learnt.clear')}
      </button>
    </p>
  );
});

/** More names than this are counted. */
const MAX_NAMES = 3;

/** More days than this are too many for a sentence. */
const MAX_DAYS = 3;

/**
 * @param periods in the order of time
 * @param isShort there is room for weekdays only
 * @returns the times offered as a sentence has them, such as `Tue 24 Nov or Thu 26 Nov, 18:00–21:00`; empty without any
 */
export function whenText(
  periods: readonly Period[],
  timezone: string,
  formats: FormatPreferences,
  isShort: boolean,
): string {
  const hoursOf = ({ fromTime, toTime }: Period) =>
    `${formatTime(fromTime, timezone, formats)}–${formatTime(toTime, timezone, formats)}`;
  const dayOf = ({ fromTime }: Period) =>
    isShort ? formatDayShort(fromTime, timezone, formats).weekday : formatDayBrief(fromTime, timezone, formats);
  const byHours = new Map<string, Period[]>();
  // An evening that ends after midnight is one, though it is typed as two.
  for (const period of joined(periods)) byHours.set(hoursOf(period), [...(byHours.get(hoursOf(period)) ?? []), period]);
  const parts = [...byHours].map(([hours, same]) => {
    const days = [...new Map(same.map((period) => [venueDay(period.fromTime, timezone), dayOf(period)])).values()];
    const shown = days.length > MAX_DAYS ? [...days.slice(0, MAX_DAYS), '…'] : days;
    return { days: formatList(shown, formats.language, 'disjunction'), hours };
  });
  if (parts.length === 1) return parts.map(({ days, hours }) => `${days}, ${hours}`).join();
  return formatList(
    parts.map(({ days, hours }) => `${days} ${hours}`),
    formats.language,
    'disjunction',
  );
}

/** The match as a sentence with blanks, on its court: it is sent as it says. */
export const Sentence = observer(function Sentence({ composer }: { composer: Composer }) {
  const t = useText();
  const { formats, language } = useStores();
  const isPhone = useMedia(PHONE);
  const { draft } = composer;
  const { choices, windows, venues, guests, known } = draft;
  const club = draft.club.chosen?.name;
  const openText = t(draft.club.openness === 'CLUB' ? 'organise.summary.members' : 'organise.summary.open');
  const names = [
    ...known.picks.map(({ firstName }) => firstName),
    ...guests.filled.map(({ firstName, email }) => firstName.trim() || email.trim()),
    ...(draft.isOpen ? [openText] : []),
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
        {club !== undefined && <p className={styles.club}>{t('organise.club.of', { club })}</p>}
        <LearntLine composer={composer} />
      </div>
      <MatchCourt composer={composer} />
    </section>
  );
});
