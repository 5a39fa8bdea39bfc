import { observer } from 'mobx-react-lite';
import { inLine } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { clubPath } from '../../../shared/routes/club.ts';
import { formatMoney } from '../../i18n/format.ts';
import { type Translate, useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import styles from './ClubLine.module.css';

/** The club a match is of, leading to its page, and the court that is chosen there; nothing for most matches (R-club-match). */
export function ClubLine({ game: { club, court } }: { game: Game }) {
  if (!club && !court) return null;
  return (
    <p>
      {club && (
        <Link to={clubPath(club.slug)} className={styles.club}>
          {club.name}
        </Link>
      )}
      {club && court && ' · '}
      {court?.name}
    </p>
  );
}

/** The club and court of the match; whether that is booked, its surface and its cost, as far as the organiser said. */
export const CourtFacts = observer(function CourtFacts({ game }: { game: Game }) {
  const t = useText();
  const { language } = useStores();
  const parts = courtText(game, t, language.language);
  return (
    <>
      <ClubLine game={game} />
      {parts.length > 0 && <p>{inLine(parts, ' · ')}</p>}
    </>
  );
});

/** @returns the organiser's facts about the court, a phrase each; empty without any */
export function courtText(
  { courtBooked, surface, cost }: Pick<Game, 'courtBooked' | 'surface' | 'cost'>,
  t: Translate,
  language: Language,
): string[] {
  return [
    ...(courtBooked ? [t('court.booked')] : []),
    ...(surface ? [t(`surface.${surface}`)] : []),
    ...(cost ? [t('court.cost', { cost: formatMoney(cost.amount, cost.currency, language) })] : []),
  ];
}
