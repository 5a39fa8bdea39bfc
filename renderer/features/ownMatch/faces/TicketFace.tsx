import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { EnterScore } from '../../score/EnterScore.tsx';
import type { ScoreEntry } from '../../score/ScoreEntry.ts';
import { courtSides } from '../../ticket/courtSides.tsx';
import { TicketStub } from '../../ticket/TicketStub.tsx';
import styles from './MatchFace.module.css';
import { StateTags } from './StateTags.tsx';

interface TicketFaceProps {
  game: Game;
  entry: ScoreEntry;
}

/** An agreed match: its players on the court, and below the perforation when and where. */
export const TicketFace = observer(function TicketFace({ game, entry }: TicketFaceProps) {
  const t = useText();
  const { config, language } = useStores();
  const isOver = game.toTime !== null && Date.parse(game.toTime) <= config.now().getTime();
  const asksScore = game.action.includes('SET_SCORE');
  let heading: TextKey = isOver ? 'ownGame.title' : 'invitation.header.scheduled';
  if (asksScore) heading = 'ownGame.score.title';
  const isSaid = asksScore || game.summary.icon === 'settled' || game.action.includes('PARTNER_SELECTION');
  const sides = courtSides(game, {
    open: null,
    nameOf: ({ id, firstName }) =>
      id === game.owner.id && game.ownerLevel !== null
        ? `${firstName} ${formatRating(game.ownerLevel, language.language)}`
        : firstName,
  });
  return (
    <header className={styles.face} data-sport={game.sport}>
      <Court
        sport={game.sport}
        sides={sides}
        size={game.summary.requiredPlayerCount > 1 ? 'm' : 'l'}
        className={styles.headed}
      >
        <h1>{t(heading)}</h1>
        <StateTags game={game} isSaid={isSaid} />
      </Court>
      <TicketStub game={game} isPlaying={game.status === 'SCHEDULED' && !isOver && !asksScore}>
        {asksScore && <EnterScore game={game} entry={entry} />}
      </TicketStub>
    </header>
  );
});
