import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button, type ButtonVariant } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { AGAIN_ICON, ARROW_RIGHT_ICON, EDIT_ICON, PEOPLE_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import type { MatchView } from '../matchView.ts';
import { usePeople } from './MatchTitle.tsx';

/** What is done with a match without leaving the dashboard. */
export interface MatchActions {
  enterScore: (game: Game) => void;
  choosePartner: (game: Game) => void;
}

interface MatchActionProps {
  match: MatchView;
  actions: MatchActions;
  variant?: ButtonVariant;
}

/** Offered exactly when the game says so (R-score-offer); two scores are compared where both are shown. */
const offersScore = ({ game }: MatchView): boolean => game.action.includes('SET_SCORE') && !game.disputed;

export const ScoreButton = observer(function ScoreButton({ match, actions, variant }: MatchActionProps) {
  const t = useText();
  const people = usePeople();
  const { game } = match;
  if (!offersScore(match)) return null;
  return (
    <Button variant={variant ?? 'secondary'} icon={EDIT_ICON} onClick={() => actions.enterScore(game)}>
      {t(game.status === 'PLAYED' ? 'score.correct' : 'score.enter')}
      <VisuallyHidden>{people(match.people)}</VisuallyHidden>
    </Button>
  );
});

/** A match that is over, once more: one's own, or one that was played in (R-copy-game). */
export const AgainButton = observer(function AgainButton({ match }: { match: MatchView }) {
  const t = useText();
  const people = usePeople();
  const { config } = useStores();
  const { id, status, toTime, userRole, currentInvitee } = match.game;
  const isOver =
    status === 'PLAYED' || status === 'CANCELED' || (toTime !== null && Date.parse(toTime) < +config.now());
  const isMine = userRole === 'OWNER' || (status === 'PLAYED' && currentInvitee?.status === 'CONFIRMED');
  if (!isMine || !isOver) return null;
  return (
    <ButtonLink to={organiseAgainPath(id)} variant="quiet" icon={AGAIN_ICON}>
      {t('organise.again')}
      <VisuallyHidden>{people(match.people)}</VisuallyHidden>
    </ButtonLink>
  );
});

/** The partner of an open doubles, or the way to the match. */
export const StepButton = observer(function StepButton({ match, actions, variant }: MatchActionProps) {
  const t = useText();
  const people = usePeople();
  const { game, isDue, path } = match;
  const label = <VisuallyHidden>{people(match.people)}</VisuallyHidden>;
  if (game.action.includes('PARTNER_SELECTION')) {
    return (
      <Button variant={variant ?? 'secondary'} icon={PEOPLE_ICON} onClick={() => actions.choosePartner(game)}>
        {t('partner.choose')}
        {label}
      </Button>
    );
  }
  const due = game.action.includes('ACCEPT') ? 'dashboard.answer' : game.disputed ? 'score.dispute.compare' : null;
  return (
    <ButtonLink to={path} variant={variant ?? 'quiet'} icon={ARROW_RIGHT_ICON}>
      {t((isDue && due) || 'dashboard.open')}
      {label}
    </ButtonLink>
  );
});
