import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { EnterScore } from '../../score/EnterScore.tsx';
import type { ScoreEntry } from '../../score/ScoreEntry.ts';
import { courtSides } from '../../ticket/courtSides.tsx';
import { Stamp } from '../../ticket/Stamp.tsx';
import { TicketStub } from '../../ticket/TicketStub.tsx';
import styles from './MatchFace.module.css';
import { StateTags } from './StateTags.tsx';
import { useNameOnCourt } from './useNameOnCourt.ts';

interface TicketFaceProps {
  game: Game;
  entry: ScoreEntry;
  /** It was agreed a moment ago, on this page. */
  isNew: boolean;
}

/** An agreed match: its players on the court, and below the perforation when and where. */
export const TicketFace = observer(function TicketFace({ game, entry, isNew }: TicketFaceProps) {
  const t = useText();
  const { config } = useStores();
  const isOver = game.toTime !== null && Date.parse(game.toTime) <= config.now().getTime();
  const asksScore = game.action.includes('SET_SCORE');
  let heading: TextKey = isOver ? 'ownGame.title' : 'invitation.header.scheduled';
  if (asksScore) heading = 'ownGame.score.title';
  const isSaid = asksScore || game.summary.icon === 'settled' || game.action.includes('PARTNER_SELECTION');
  const nameOf = useNameOnCourt(game);
  const isFour = game.summary.requiredPlayerCount > 1;
  const sides = courtSides(game, { open: null, nameOf });
  return (
    <header className={styles.face} data-sport={game.sport}>
      <Court
        sport={game.sport}
        sides={sides}
        size={isFour ? 'm' : 'l'}
        className={classNames(styles.headed, isFour && styles.four)}
      >
        <h1>{t(heading)}</h1>
        {isNew && <Stamp />}
        <StateTags game={game} isSaid={isSaid} />
      </Court>
      <TicketStub
        game={game}
        isPlaying={game.userRole === 'OWNER' && game.status === 'SCHEDULED' && !isOver && !asksScore}
        first={asksScore && <EnterScore game={game} entry={entry} />}
      />
    </header>
  );
});
