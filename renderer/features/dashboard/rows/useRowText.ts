import { personName } from '../../../../shared/domain/people/personName.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { usePeople } from '../../../common/people/usePeople.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { Person } from '../courtSides.ts';
import type { MatchView } from '../matchView.ts';
import type { RowFacts } from './rowFacts.ts';

/** @returns how rows speak of matches in the language shown */
export function useRowText() {
  const t = useText();
  const people = usePeople();
  const { language } = useStores().language;
  const firstNames = (persons: readonly Person[]): string => people(persons.map(({ firstName }) => firstName));
  /** One person with the whole name; of several the first names, so that they fit a line. */
  const names = (persons: readonly Person[]): string => {
    const [only, ...others] = persons;
    return only && others.length === 0 ? personName(only, language) : firstNames(persons);
  };
  return {
    /** `Beat Eszter Nagy`; `Tennis with Eszter Nagy` where there is no winner. */
    pastTitle: ({ game, persons }: MatchView, { outcome, against }: RowFacts): string => {
      const sport = t(`sport.${game.sport}`);
      if (outcome) return t(outcome === 'won' ? 'past.beat' : 'past.lostTo', { people: names(against) });
      return persons.length > 0 ? t('month.match', { sport, people: firstNames(persons) }) : sport;
    },
    /** The facts that the title leaves out: the sport and the partners, or the state. */
    pastNote: ({ game }: MatchView, { outcome, partners }: RowFacts): string => {
      const sport = t(`sport.${game.sport}`);
      if (outcome) return partners.length > 0 ? t('month.match', { sport, people: firstNames(partners) }) : sport;
      if (game.disputed) return t('score.disputed');
      const { playedStatus: how } = game;
      return how && how !== 'PLAYED' ? t(`score.status.${how}`) : t(game.summary.title as TextKey);
    },
    names,
  };
}
