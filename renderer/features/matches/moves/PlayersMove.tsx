import { observer } from 'mobx-react-lite';
import { acceptorsIn, freeSpotsIn } from '../../../stores/gameFacts.ts';
import { isListOf, isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { agreementWith } from '../../calendar/agreement.ts';
import { Faces } from './Faces.tsx';
import { MoveCard } from './MoveCard.tsx';
import styles from './Moves.module.css';
import type { MoveProps } from './moveProps.ts';
import { useMoveText } from './moveText.ts';
import { useDecision } from './useDecision.ts';

const NOBODY: readonly string[] = [];
const areIds = (kept: unknown): kept is readonly string[] => isListOf(kept, isText);

/** More have said yes than can play: the organiser chooses, and sees what comes of it (R-choose). */
export const PlayersMove = observer(function PlayersMove({ match, actions, isFirst }: MoveProps) {
  const { t, names, when, where } = useMoveText();
  const { games, config } = useStores();
  const { busy, run } = useDecision(actions.onDone);
  const { game } = match;
  const kept = useKeptValue(`players ${game.id}`, NOBODY, areIds);
  const acceptors = acceptorsIn(game);
  const chosen = acceptors.filter(({ id }) => kept.value.includes(id));
  // When it would be with these players, or that it can't be.
  const agreement = agreementWith(game, chosen, config.now());
  const outcome = agreement ? when(agreement.slot.fromTime, game.timezone) : t('error.E.game.noSlot');
  const confirm = () =>
    run(async () => {
      const contactList = chosen.map(({ id }) => ({ id }));
      await games.act(game.id, { actionType: 'CONFIRMATION', contactList, version: game.version });
      kept.clear();
      return 'move.chosen';
    });
  return (
    <MoveCard
      match={match}
      isFirst={isFirst}
      hasFaces
      title={t('move.players', { sport: t(`sport.${game.sport}`) })}
      facts={
        <span role="status">
          {[chosen.length > 0 ? outcome : t('move.saidYes', { count: acceptors.length }), where(match)].join(' · ')}
        </span>
      }
    >
      <Faces
        legend={t('ownGame.choose.title')}
        people={acceptors.map(({ id, user }) => ({ key: id, person: user }))}
        chosen={chosen.map(({ id }) => id)}
        most={freeSpotsIn(game)}
        onChange={kept.set}
      />
      <div className={styles.answers}>
        <Button
          variant={chosen.length > 0 ? 'action' : 'secondary'}
          disabled={chosen.length === 0}
          busy={busy}
          data-answer
          onClick={() => void confirm()}
        >
          {chosen.length > 0
            ? t('move.choose', { names: names(chosen.map(({ user }) => user.firstName)) })
            : t('ownGame.choose.title')}
        </Button>
      </div>
    </MoveCard>
  );
});
