import { firstCharacters, isLongerThan } from '../../../../shared/domain/characters.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { type FormatPreferences, formatDay, formatDuration, formatTime } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/useText.ts';
import { courtBodyOf } from '../../matchForm/courtChoice.ts';
import { courtText } from '../../ticket/CourtFacts.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

type Drafted = Pick<OrganiseDraft, 'choices' | 'answerBy' | 'setRule' | 'club'>;

/** As much of a note as a line has room for. */
const NOTE_START = 40;

/** @returns the values of a draft on the folded lines, in words */
export function foldValues(draft: Drafted, t: Translate, formats: FormatPreferences) {
  const { choices, answerBy, setRule } = draft;
  const { timezone, levelFrom, levelTo, ageFrom, ageTo, gender, weeks, matches, notes } = choices;
  const category = choices.category === 'PRACTICEHIT' ? 'PRACTICEHIT' : 'CROSSCOURT';
  const range = (from: string, to: string) => (from || to ? `${from || '…'}–${to || '…'}` : '');
  const note = notes.trim();
  return {
    rules: listed([
      formatDuration(choices.duration, formats),
      t(`organise.setRule.${setRule}`),
      t(`organise.category.${category}`),
      t(`organise.method.${choices.candidateMethod}`),
    ]),
    join: listed([
      t(`organise.audience.${draft.club.openness}`, { club: draft.club.chosen?.name ?? '' }),
      range(levelFrom, levelTo) && t('known.level', { level: range(levelFrom, levelTo) }),
      range(ageFrom, ageTo),
      gender === 'SAME' && t('organise.wishes.gender.SAME'),
    ]),
    answer: answerBy
      ? `${formatDay(answerBy, timezone, formats)}, ${formatTime(answerBy, timezone, formats)}`
      : t('organise.expiry.days', { count: choices.expiryDays }),
    note: listed([
      isLongerThan(note, NOTE_START) ? `${firstCharacters(note, NOTE_START)}…` : note || t('organise.note.none'),
      weeks > 1 ? t('organise.series.weekly', { count: weeks }) : t('organise.series.once'),
      matches > 1 && t('organise.series.several', { count: matches }),
      ...courtValue(choices, t, formats.language),
    ]),
  };
}

function courtValue({ court, timezone }: Drafted['choices'], t: Translate, language: Language): string[] {
  const { courtBooked, surface, cost } = courtBodyOf(court, timezone);
  // An invalid amount counts as none.
  const isAmount = cost && !Number.isNaN(cost.amount);
  return courtText(
    { courtBooked: courtBooked ?? false, surface: surface ?? null, cost: isAmount ? cost : null },
    t,
    language,
  );
}

const listed = (parts: readonly (string | false)[]): string => inLine(parts, ' · ');
