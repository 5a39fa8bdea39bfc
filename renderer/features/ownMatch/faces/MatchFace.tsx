import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { PlayedMatchFace } from '../../played/PlayedMatchFace.tsx';
import type { EntryProps } from '../../score/EnterScore.tsx';
import { TicketFace } from './TicketFace.tsx';
import { WaitingFace } from './WaitingFace.tsx';

/** What the page begins with: who is missing, the ticket of an agreed match, or how it ended. */
export const MatchFace = observer(function MatchFace(props: EntryProps & { game: Game }) {
  const { game } = props;
  const t = useText();
  if (game.playedStatus) {
    return (
      <PlayedMatchFace {...props}>
        <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON} variant="action">
          {t('organise.again')}
        </ButtonLink>
      </PlayedMatchFace>
    );
  }
  if (game.fromTime && game.status !== 'CANCELED') return <TicketFace {...props} />;
  return <WaitingFace game={game} />;
});
