import { observer } from 'mobx-react-lite';
import type { RefCallback } from 'react';
import { inLine } from '../../../../shared/locales/intl.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { formatDayShort, formatSlot, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON, CHECK_ICON, CLOCK_ICON, type IconPath } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { isAgreed, type MatchView } from '../matchView.ts';
import { DayTile } from './DayTile.tsx';
import { RowStep } from './RowStep.tsx';
import styles from './Rows.module.css';
import { rowSteps, stepText } from './rowSteps.ts';
import { useMatchMenu } from './useMatchMenu.ts';
import { useRowText } from './useRowText.ts';

interface MatchWhenProps {
  match: MatchView;
  /** For little room: an agreed match shows only its start. */
  isBrief?: boolean;
}

/** Weekday and time at the venue, with the viewer's own clock where it shows something else; or how many are offered. */
const MatchWhen = observer(function MatchWhen({ match, isBrief = false }: MatchWhenProps) {
  const t = useText();
  const { formats } = useStores();
  const { slot, game, offered } = match;
  if (!slot) return <span className={styles.when}>{t('dashboard.offered', { count: offered })}</span>;
  const zones = [game.timezone, deviceZone(game.timezone)] as const;
  const text = formatSlot(slot, ...zones, formats);
  const [day, viewerDay] = zones.map((zone) => formatDayShort(slot.fromTime, zone, formats).weekday);
  const [start, viewerStart] = zones.map((zone) => formatTime(slot.fromTime, zone, formats));
  const isStart = isBrief && isAgreed(game);
  const viewer =
    isStart && viewerDay === day ? viewerStart : isStart ? `${viewerDay} ${viewerStart}` : text.viewer?.short;
  return (
    <time className={styles.when} dateTime={slot.fromTime}>
      <span className={styles.clock}>
        {day} {isStart ? start : text.time}
      </span>
      {text.viewer && (
        <>
          <VisuallyHidden>,</VisuallyHidden> <small>{t('dashboard.yourTime', { when: viewer ?? '' })}</small>
        </>
      )}
    </time>
  );
});

const ICONS: Record<NonNullable<MatchView['game']['summary']['icon']>, IconPath> = {
  action: BALL_ICON,
  pending: CLOCK_ICON,
  settled: CHECK_ICON,
};

/** Buttons that say the state of a match; on a phone "Choose" alone does not. */
const SHORT_SAYS_STATE: readonly TextKey[] = ['dashboard.answer', 'score.enter', 'score.correct'];
const SAYS_STATE: readonly TextKey[] = [...SHORT_SAYS_STATE, 'partner.choose', 'row.choose.players'];

interface MatchRowProps {
  match: MatchView;
  /** Its place in the whole list, from 0, and how many there are. */
  at: number;
  count: number;
  /** Takes its height. */
  measure: RefCallback<HTMLElement>;
}

/** A match that is not past: its day, people and state, and the one thing that waits for the viewer (R-list-rows). */
export const MatchRow = observer(function MatchRow({ match, at, count, measure }: MatchRowProps) {
  const t = useText();
  const text = useRowText();
  const { config } = useStores();
  const isWide = useMedia(WIDE);
  const { game, isDue, venues } = match;
  const { icon, title } = game.summary;
  const { area, button, menu } = useMatchMenu({ match });
  const steps = rowSteps(match, config.now());
  const sport = t(`sport.${game.sport}`);
  const state = t(title as TextKey);
  // The row does not repeat what its button says.
  const step = stepText(steps);
  const isSaid = step !== null && (isWide ? SAYS_STATE : SHORT_SAYS_STATE).includes(step);
  // A person who chooses players knows how many times were offered.
  const hasWhen = match.slot !== null || step !== 'row.choose.players';
  return (
    <li
      {...area}
      ref={measure}
      data-index={at}
      aria-setsize={count}
      aria-posinset={at + 1}
      className={classNames(styles.row, styles.upcoming, isDue && styles.due)}
      data-sport={game.sport}
    >
      <DayTile
        instant={new Date(match.time)}
        zone={game.timezone}
        tone={isAgreed(game) || game.status === 'PLAYED' ? 'set' : 'offered'}
        withMonth
      />
      <span className={styles.who}>
        <Link to={match.path} className={styles.title}>
          {text.names(match.persons) || sport}
        </Link>
        <span className={styles.note}>
          {match.persons.length > 0 && <span>{sport}</span>}
          {!isWide && hasWhen && <MatchWhen match={match} isBrief />}
          {!isSaid && (
            <span className={styles.state}>
              {icon && (
                <span className={classNames(styles.sign, styles[icon])}>
                  <Icon path={ICONS[icon]} size="s" />
                </span>
              )}
              {state}
            </span>
          )}
        </span>
      </span>
      {isWide && (
        <>
          <MatchWhen match={match} />
          <span className={styles.venues}>{inLine(venues, ', ')}</span>
        </>
      )}
      <RowStep match={match} steps={steps} />
      <span className={styles.more}>{button}</span>
      {menu}
    </li>
  );
});
