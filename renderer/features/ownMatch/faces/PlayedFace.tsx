import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { formatDayLong } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Court } from '../../../ui/court/Court.tsx';
import { EnterScore } from '../../score/EnterScore.tsx';
import { MatchScore } from '../../score/MatchScore.tsx';
import type { ScoreEntry } from '../../score/ScoreEntry.ts';
import { firstNames } from '../../score/sides.ts';
import { courtSides } from '../../ticket/courtSides.tsx';
import styles from './MatchFace.module.css';
import { MatchLine } from './MatchLine.tsx';
import { StateTags } from './StateTags.tsx';

/** How it ended: said over the court with the same care whoever won, and on the board over its edge. */
export const PlayedFace = observer(function PlayedFace({ game, entry }: { game: Game; entry: ScoreEntry }) {
  const t = useText();
  const { formats } = useStores();
  const { winner, fromTime, timezone, location } = game;
  const where = [location?.name, fromTime && formatDayLong(fromTime, timezone, formats)].filter(Boolean);
  const sides = courtSides(game, { open: null, nameOf: ({ firstName }) => firstName });
  let words = t('summary.played');
  if (winner === 'INITIATOR') words = t('ownGame.won');
  else if (winner === 'OPPONENT') words = t('ownGame.lost', { name: firstNames(game).opponent.join(' + ') });
  return (
    <header className={styles.face} data-sport={game.sport}>
      <Court
        sport={game.sport}
        sides={sides}
        size={game.summary.requiredPlayerCount > 1 ? 'm' : 'l'}
        className={styles.court}
      >
        <h1>{words}</h1>
        <StateTags game={game} />
      </Court>
      <div className={styles.cap}>
        <MatchScore game={game} />
        <p>{where.join(', ')}</p>
        <MatchLine game={game} />
        <div className={styles.ways}>
          <ButtonLink to={organiseAgainPath(game.id)} icon="again" variant="action">
            {t('organise.again')}
          </ButtonLink>
          {game.action.includes('SET_SCORE') && <EnterScore game={game} entry={entry} />}
        </div>
      </div>
    </header>
  );
});
