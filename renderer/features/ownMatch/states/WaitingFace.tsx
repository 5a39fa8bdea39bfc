import { observer } from 'mobx-react-lite';
import type { Period } from '../../../../shared/domain/values.ts';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { formatDayBrief, formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn, offeredWindows } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { ClubLine } from '../../ticket/CourtFacts.tsx';
import { courtSides } from '../../ticket/courtSides.tsx';
import { Flights } from '../../ticket/Flights.tsx';
import { MatchLine } from '../../ticket/MatchLine.tsx';
import { sentInvitations } from '../people/Invitations.ts';
import askedStyles from './AskedPeople.module.css';
import styles from './MatchFace.module.css';
import offeredStyles from './OfferedTimes.module.css';
import { StateTags } from './StateTags.tsx';
import { useNameOnCourt } from './useNameOnCourt.ts';

/** Faces in one row of the narrowest phone. */
const FACES = 6;

type Invitee = Game['invitee'][number];

/** @returns the look of the ring around a face */
function answerOf({ status }: Invitee): 'yes' | 'no' | 'silent' {
  if (status === 'DECLINED') return 'no';
  return status === 'SENT' || status === 'OPENED' ? 'silent' : 'yes';
}

/** Invitees without a place on the court: pictures that show their answers, and a count of those. */
function AskedPeople({ invitees }: { invitees: readonly Invitee[] }) {
  const t = useText();
  if (invitees.length === 0) return null;
  const answered = invitees.filter((invitee) => answerOf(invitee) !== 'silent').length;
  return (
    <div className={askedStyles.asked}>
      <span className={askedStyles.faces} aria-hidden="true">
        {invitees.slice(0, FACES).map((invitee) => (
          <span key={invitee.id} className={classNames(askedStyles.face, askedStyles[answerOf(invitee)])}>
            <PersonAvatar person={invitee.user} size="s" />
          </span>
        ))}
      </span>
      <span>{t('dashboard.answered', { answered, total: invitees.length })}</span>
    </div>
  );
}

/** How many fit below the headline; the others are counted, and the offer lists all of them. */
const TIMES = 3;

/** The times on offer, by the venue's clock, with the viewer's own where it shows something else. */
const OfferedTimes = observer(function OfferedTimes({ game }: { game: Game }) {
  const t = useText();
  const windows = offeredWindows(game);
  const shown = windows.slice(0, windows.length > TIMES ? TIMES - 1 : TIMES);
  return (
    <ul className={offeredStyles.times} aria-label={t('ownGame.times')}>
      {shown.map((window) => (
        <Time key={window.fromTime} window={window} zone={game.timezone} />
      ))}
      {windows.length > shown.length && <li>{t('move.moreTimes', { count: windows.length - shown.length })}</li>}
    </ul>
  );
});

const Time = observer(function Time({ window, zone }: { window: Period; zone: string }) {
  const t = useText();
  const { formats } = useStores();
  const { time, viewer } = formatSlot(window, zone, deviceZone(zone), formats);
  return (
    <li>
      <span>{formatDayBrief(window.fromTime, zone, formats)}</span> <b>{time}</b>
      {viewer && <small> {t('dashboard.yourTime', { when: viewer.short })}</small>}
    </li>
  );
});

interface WaitingFaceProps {
  game: Game;
  /** Its invitations were sent a moment ago. */
  isSent: boolean;
}

/** The players on the court so far, those it waits for, and in words how many are missing. */
export const WaitingFace = observer(function WaitingFace({ game, isSent }: WaitingFaceProps) {
  const t = useText();
  const nameOf = useNameOnCourt(game);
  const { requiredPlayerCount: needed, requiredAcceptedCount: accepted } = game.summary;
  const missing = Math.max(0, needed - accepted);
  const isLooking = game.status === 'CONFIRMED' && missing > 0;
  const isOff = game.status === 'CANCELED';
  const sides = waitingSides(game, isSent, nameOf);
  const onCourt = new Set(sides.flat().map((player) => player?.key));
  const asked = sentInvitations(game).filter(({ user }) => !onCourt.has(user.id));
  return (
    <header className={styles.face} data-sport={game.sport}>
      <Court
        sport={game.sport}
        sides={sides}
        size="l"
        className={classNames(styles.court, styles.low, isOff && styles.off)}
      >
        <StateTags game={game} isSaid={!isLooking || game.summary.icon === 'pending'} />
      </Court>
      <div className={styles.cap}>
        <h1>{isLooking ? t('ownGame.missing', { count: missing }) : t(game.summary.title)}</h1>
        {/* If players are chosen, the times are beside their answers. */}
        {game.status === 'CONFIRMED' && !game.action.includes('CONFIRMATION') && <OfferedTimes game={game} />}
        <ClubLine game={game} />
        <MatchLine game={game} />
        {game.status === 'CONFIRMED' && <AskedPeople invitees={asked} />}
        {isOff && game.userRole === 'OWNER' && (
          <div>
            <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON} variant="action">
              {t('organise.again')}
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
});

type NameOf = ReturnType<typeof useNameOnCourt>;

/** The place of each player. Invited people have a place already if there is one for each of them. */
function waitingSides(game: Game, isSent: boolean, nameOf: NameOf): ReturnType<typeof courtSides> {
  // If the organiser chooses, a yes is not a position yet.
  const isChosen = game.gamePreference.candidateMethod === 'CHOOSE';
  const onCourt = isChosen ? { ...game, invitee: confirmedIn(game) } : game;
  const sides = courtSides(onCourt, { open: null, nameOf });
  const open = sides.flat().filter((player) => player === null).length;
  const silent = sentInvitations(game).filter(({ status }) => status === 'SENT' || status === 'OPENED');
  const asked = game.status === 'CONFIRMED' && silent.length <= open ? [...silent] : [];
  for (const players of sides) {
    for (const [at, player] of players.entries()) {
      const invitee = player === null && asked.shift();
      if (!invitee) continue;
      const picture = (
        <span className={classNames(styles.asked, isSent && styles.sent)}>
          <PersonAvatar person={invitee.user} size="l" />
        </span>
      );
      players[at] = { key: invitee.user.id, picture, name: invitee.user.firstName };
    }
  }
  const owner = sides.flat().find((player) => player?.key === game.owner.id);
  if (isSent && owner) {
    const empty = new Set(silent.map(({ user }) => user.id));
    owner.picture = (
      <Flights
        sport={game.sport}
        sides={sides}
        from={owner.key}
        isTarget={({ key, player }) => player === null || empty.has(key)}
      >
        {owner.picture}
      </Flights>
    );
  }
  return sides;
}
