import { addHours } from 'date-fns/addHours';
import { isBefore } from 'date-fns/isBefore';
import { observer } from 'mobx-react-lite';
import { REVIEW_DAYS } from '../../../shared/domain/limits.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { formatFigures } from '../../../shared/locales/score.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import { GiveStars } from './GiveStars.tsx';
import headStyles from './HeadToHead.module.css';
import { LevelMove } from './LevelMove.tsx';
import styles from './PlayedAside.module.css';
import { headToHead, ratedTeams, receiptOf } from './receipt.ts';
import { usePlayedFacts } from './usePlayedFacts.ts';

interface HeadToHeadProps {
  against: readonly { firstName: string }[];
  won: number;
  lost: number;
}

/** How often one has won and lost against the other side, this match included (R-head-to-head). */
const HeadToHead = observer(function HeadToHead({ against, won, lost }: HeadToHeadProps) {
  const t = useText();
  const { language } = useStores();
  const total = won + lost;
  return (
    <div className={headStyles.line}>
      <span aria-hidden="true">
        <Flip value={formatFigures(won, lost, language.language)} />
      </span>
      <div className={headStyles.words}>
        <h3>
          {t('played.against', {
            name: inLine(
              against.map(({ firstName }) => firstName),
              ' + ',
            ),
          })}
        </h3>
        <p>{total === 1 ? t('played.first') : t('played.record', { won, total })}</p>
      </div>
    </div>
  );
});

interface PlayedAsideProps {
  game: Game;
  /** Rises whenever the match may have been rated. */
  news: number;
}

/** @returns the players of a match for whom one of them can give stars, or has given some, by now (R-stars) */
export function starsFor(game: Game, player: string, now: Date) {
  const { status, toTime, owner } = game;
  if (status !== 'PLAYED' || !toTime || !isBefore(now, addHours(toTime, 24 * REVIEW_DAYS))) return [];
  const players = [owner, ...confirmedIn(game).map(({ user }) => user)];
  return players.filter(({ id, type }) => id !== player && type === 'NORMAL');
}

/**
 * The results of a match for a player with an account: their level (R-level-move), their record against the
 * other side (R-head-to-head), and stars for the others (R-stars).
 */
export const PlayedAside = observer(function PlayedAside({ game, news }: PlayedAsideProps) {
  const { config, session } = useStores();
  const { user } = session;
  const facts = usePlayedFacts(game, news);
  const teams = ratedTeams(game, user?.id);
  if (!user || game.playedStatus === null) return null;
  // Most matches are rated: without its room the part below would move.
  const people = starsFor(game, user.id, config.now());
  if (!facts) {
    return (
      <>
        {teams && (
          <div className={styles.room} aria-busy="true">
            <Skeleton height={18.5} />
          </div>
        )}
        {people.length > 0 && <Skeleton height={8.25} />}
      </>
    );
  }
  const { history, due } = facts;
  const receipt = teams && history && receiptOf(history, game.id, user.id);
  return (
    <>
      {receipt && (
        <LevelMove gameId={game.id} receipt={receipt}>
          <HeadToHead against={teams.other.players} {...headToHead(history, teams.other.id)} />
        </LevelMove>
      )}
      {due && <GiveStars people={people} due={due} />}
    </>
  );
});
