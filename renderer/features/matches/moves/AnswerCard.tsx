import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Clash } from '../../../../shared/contract/errors.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { chunk } from '../../../app/chunk.tsx';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { AnswerMove } from './AnswerMove.ts';
import { answerOutcome } from './answerOutcome.ts';
import { MoveCard } from './MoveCard.tsx';
import styles from './Moves.module.css';
import type { MoveProps } from './moveProps.ts';
import { useMoveText } from './moveText.ts';
import { SlotPick } from './SlotPick.tsx';
import { useDecision } from './useDecision.ts';

const ClashQuestion = chunk(() => import('../../clash/ClashQuestion.tsx')).Part;

/** @returns the match as it stands then, or the matches at its time that are to be asked about (R-clashes) */
async function acceptUnlessClash(move: AnswerMove, insists: boolean) {
  try {
    return { game: await move.accept(insists), clashes: null };
  } catch (error) {
    const { code, data } = toFailure(error);
    if (code !== 'E.game.clash') throw error;
    return { game: null, clashes: data.clashes ?? [] };
  }
}

/** @returns what is said of an answer; nothing while it waits for the network, which the page says itself */
const outcome = (game: Game | null): TextKey | null => game && answerOutcome(game);

/** An invitation: some of its starts, yes and no (R-moves). */
export const AnswerCard = observer(function AnswerCard({ match, actions, isFirst }: MoveProps) {
  const { t, names, when, until, where } = useMoveText();
  const { unsent, config, language, session } = useStores();
  const current = useRef(match.game);
  current.current = match.game;
  const [move] = useState(
    () => new AnswerMove(() => current.current, { unsent, now: config.now, language: () => language.language }),
  );
  useKept(`answer ${match.game.id}`, move);
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  const { run } = useDecision(actions.onDone);
  const accept = (insists: boolean) =>
    run(async () => {
      const { game: answered, clashes: found } = await acceptUnlessClash(move, insists);
      setClashes(found);
      return outcome(answered);
    });
  const { game, persons, path, slot } = match;
  const me = session.user?.id;
  const others = persons.filter(({ id }) => id !== game.owner.id && id !== me).map(({ firstName }) => firstName);
  const { starts, suggested } = move;
  const asksTime = game.action.includes('TIME_SELECTION') && starts.length > 1;
  const isChosen = move.chosen.length > 0;
  const [only] = starts;
  const at = asksTime ? null : (only ?? slot?.fromTime);
  const facts = [
    at && when(at, game.timezone),
    where(match),
    game.status === 'CONFIRMED' && game.expiresAt && t('move.until', { when: until(game.expiresAt, game.timezone) }),
  ];
  const more = starts.length - suggested.length;
  return (
    <MoveCard
      match={match}
      isFirst={isFirst}
      title={
        others.length > 0
          ? t('move.answer', { name: game.owner.firstName, people: names([t('move.you'), ...others]) })
          : t('move.answer.alone', { name: game.owner.firstName })
      }
      facts={
        <>
          {facts.filter(Boolean).join(' · ')}
          {asksTime && more > 0 && (
            <>
              {' · '}
              <Link to={path}>{t('move.moreTimes', { count: more })}</Link>
            </>
          )}
        </>
      }
    >
      {asksTime && (
        <fieldset className={styles.slots} aria-label={t('move.times')}>
          {suggested.map((start) => (
            <SlotPick
              key={start}
              start={start}
              minutes={game.gamePreference.duration}
              zone={game.timezone}
              chosen={move.chosen.includes(start)}
              onToggle={() => move.toggle(start)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.answers}>
        <Button
          variant={isChosen || isFirst ? 'action' : 'secondary'}
          busy={move.busy === 'accept'}
          data-answer
          onClick={() => void accept(false)}
        >
          {t(asksTime && !isChosen ? 'move.anyTime' : 'move.accept')}
        </Button>
        <Button
          variant="quiet"
          busy={move.busy === 'decline'}
          onClick={() => void run(async () => outcome(await move.decline()))}
        >
          {t('move.decline')}
        </Button>
      </div>
      {clashes && (
        <ClashQuestion
          clashes={clashes}
          timezone={game.timezone}
          busy={move.busy === 'accept'}
          onYes={() => void accept(true)}
          onBack={() => setClashes(null)}
        />
      )}
    </MoveCard>
  );
});
