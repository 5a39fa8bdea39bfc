import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Clash } from '../../../../shared/contract/errors.ts';
import { periodFrom, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { chunk } from '../../../common/chunk.tsx';
import { formatDayShort, formatSlot, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import picksStyles from '../../../ui/forms/Picks.module.css';
import { TileInput } from '../../../ui/forms/TileInput.tsx';
import { AnswerAction, answerOutcome } from './AnswerAction.ts';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { type PendingActionProps, usePendingText } from './pendingAction.ts';
import { useDecision } from './useDecision.ts';

const ClashNotice = chunk(() => import('../../clash/ClashNotice.tsx'), { waiting: null, isExtra: true }).Part;
const ClashQuestion = chunk(() => import('../../clash/ClashQuestion.tsx')).Part;

/** @returns the text for an answer; none while it waits for the network, which the page says itself */
const outcome = (game: Game | null): TextKey | null => game && answerOutcome(game);

interface SlotPickProps {
  start: string;
  minutes: number;
  zone: string;
  chosen: boolean;
  onToggle: () => void;
}

/** One start of a match, to be ticked; on the viewer's own clock as well where it shows something else (R-two-zones). */
const SlotPick = observer(function SlotPick({ start, minutes, zone, chosen, onToggle }: SlotPickProps) {
  const t = useText();
  const { formats } = useStores();
  const { weekday } = formatDayShort(start, zone, formats);
  const { viewer } = formatSlot(periodFrom(start, minutes), zone, deviceZone(zone), formats);
  return (
    <label className={picksStyles.pick}>
      <TileInput type="checkbox" checked={chosen} onChange={onToggle} />
      <span className={picksStyles.slot}>
        {weekday} {Number(venueDay(start, zone).slice(8))}
        <VisuallyHidden>,</VisuallyHidden> <b>{formatTime(start, zone, formats)}</b>
        {viewer && <VisuallyHidden>, </VisuallyHidden>}
        {viewer && <small>{t('dashboard.yourTime', { when: viewer.short })}</small>}
      </span>
    </label>
  );
});

/** An invitation: some of its starts, yes and no (R-moves). */
export const AnswerCard = observer(function AnswerCard({ match, actions, isFirst }: PendingActionProps) {
  const { t, names, when, until, where } = usePendingText();
  const { offlineQueue, config, language, session } = useStores();
  const current = useRef(match.game);
  current.current = match.game;
  const [move] = useState(
    () => new AnswerAction(() => current.current, { offlineQueue, now: config.now, language: () => language.language }),
  );
  useKept(`answer ${match.game.id}`, move);
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  const accept = useDecision(actions.onDone, async (insists: boolean) => {
    try {
      const answered = await move.accept(insists);
      setClashes(null);
      return outcome(answered);
    } catch (error) {
      const { code, data } = toFailure(error);
      if (code !== 'E.game.clash') throw error;
      setClashes(data.clashes ?? []);
      return null;
    }
  });
  const decline = useDecision(actions.onDone, async () => outcome(await move.decline()));
  const { game, persons, path, slot } = match;
  const me = session.user?.id;
  const others = persons.filter(({ id }) => id !== game.owner.id && id !== me).map(({ firstName }) => firstName);
  const { starts, suggested } = move;
  const asksTime = game.action.includes('TIME_SELECTION') && starts.length > 1;
  const isChosen = move.chosen.length > 0;
  const [only] = starts;
  const at = asksTime ? null : (only ?? slot?.fromTime);
  const more = starts.length - suggested.length;
  const facts = [
    at && when(at, game.timezone),
    where(match),
    game.status === 'CONFIRMED' && game.expiresAt && t('move.until', { when: until(game.expiresAt, game.timezone) }),
    asksTime && more > 0 && (
      <Link key="more" to={path}>
        {t('move.moreTimes', { count: more })}
      </Link>
    ),
  ];
  return (
    <PendingActionCard
      match={match}
      isFirst={isFirst}
      title={
        others.length > 0
          ? t('move.answer', { name: game.owner.firstName, people: names([t('move.you'), ...others]) })
          : t('move.answer.alone', { name: game.owner.firstName })
      }
      facts={facts}
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
      {asksTime && <ClashNotice game={game} token={undefined} starts={isChosen ? move.chosen : starts} />}
      <div className={styles.answers}>
        <Button
          variant={isChosen || isFirst ? 'action' : 'secondary'}
          busy={accept.isBusy}
          data-answer
          onClick={() => void accept.run(false)}
        >
          {t(asksTime && !isChosen ? 'move.anyTime' : 'move.accept')}
        </Button>
        <Button variant="quiet" busy={decline.isBusy} onClick={() => void decline.run()}>
          {t('move.decline')}
        </Button>
      </div>
      {clashes && (
        <ClashQuestion
          clashes={clashes}
          timezone={game.timezone}
          busy={accept.isBusy}
          onYes={() => void accept.run(true)}
          onBack={() => setClashes(null)}
        />
      )}
    </PendingActionCard>
  );
});
