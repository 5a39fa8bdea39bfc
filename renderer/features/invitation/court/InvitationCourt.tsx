import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { COURT_PLANS } from '../../../../shared/court/courtPlans.ts';
import { asksAnswer, type HeaderState } from '../../../../shared/domain/match/headerState.ts';
import { initialsOf } from '../../../../shared/domain/people/personName.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { OpenSpot } from '../../../ui/court/OpenSpot.tsx';
import { positionsOf } from '../../../ui/court/positions.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { courtSides, MINE } from '../../ticket/courtSides.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import styles from './InvitationCourt.module.css';

/** Nobody will play here: the lights are out. */
const DARK: readonly HeaderState[] = ['canceled', 'expired'];

interface InvitationCourtProps {
  store: InvitationStore;
  game: Game;
  className: string | undefined;
  /** Words over the court. */
  children?: ReactNode;
}

/** The court of the match with its people on it: what is open is the viewer's, until their yes fills it (R-invitation-court). */
export const InvitationCourt = observer(function InvitationCourt(props: InvitationCourtProps) {
  const { store, game, className, children } = props;
  const t = useText();
  const { language } = useStores();
  const header = store.header ?? 'pending';
  const { moment } = store;
  const isPair = game.summary.requiredPlayerCount > 1;
  const self = game.currentInvitee?.user;
  const initials = self && initialsOf(self, language.language);
  const open = asksAnswer(header) && {
    picture: <OpenSpot size={isPair ? 'm' : 'l'}>{initials || <Icon path={PLUS_ICON} size="s" />}</OpenSpot>,
    name: t('invitation.court.you'),
  };
  const isLit = header !== 'notInGame' && game.ownerLevel !== null;
  const sides = courtSides(game, {
    open: open || null,
    nameOf: ({ id, firstName }) =>
      id === game.owner.id && isLit
        ? `${firstName} ${formatRating(game.ownerLevel ?? 0, language.language)}`
        : firstName,
  });
  const flight = moment === 'match' ? flightOver(game.sport, sides) : null;
  const mine = sides.flat().find((player) => player?.key === MINE);
  if (flight && mine) {
    mine.picture = (
      <span className={styles.from} style={flight}>
        {mine.picture}
        <i className={styles.ball} />
      </span>
    );
  }
  return (
    <Court
      sport={game.sport}
      sides={sides}
      size={isPair ? 'm' : 'l'}
      className={classNames(className, moment === 'in' && styles.filling, DARK.includes(header) && styles.dark)}
    >
      {children}
    </Court>
  );
});

/** @returns how far the ball flies from the viewer to the first player across the court, in shares of its size */
function flightOver(sport: Game['sport'], sides: ReturnType<typeof courtSides>): CSSProperties | null {
  const { length, width, net } = COURT_PLANS[sport];
  const positions = positionsOf(sides, net !== null);
  const from = positions.find(({ key }) => key === MINE);
  const side = sides.findIndex((players) => players.some((player) => player?.key === MINE));
  const across = sides[1 - side]?.find((player) => player !== null);
  const to = positions.find(({ key }) => key === across?.key);
  if (!from || !to) return null;
  const [along, sideways] = [(to.x - from.x) / 100, ((to.y - from.y) / 100) * (width / length)];
  return { '--along': along, '--sideways': sideways } as CSSProperties;
}
