import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { asksAnswer, type HeaderState } from '../../../../shared/domain/match/headerState.ts';
import { initialsOf } from '../../../../shared/domain/people/personName.ts';
import { isolated } from '../../../../shared/locales/intl.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { OpenSpot } from '../../../ui/court/OpenSpot.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { courtSides, MINE } from '../../ticket/courtSides.tsx';
import { Flights } from '../../ticket/Flights.tsx';
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

/** The court of the match with its people on it: the open place is the viewer's: their yes fills it (R-invitation-court). */
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
    nameOf: ({ id, firstName }) => {
      if (id === self?.id) return t('invitation.players.you');
      const level = id === game.owner.id && isLit && game.ownerLevel;
      return level ? `${isolated(firstName)} ${formatRating(level, language.language)}` : firstName;
    },
  });
  const mine = sides.flat().find((player) => player?.key === MINE);
  if (moment === 'match' && mine) {
    const across = sides.find((players) => !players.includes(mine))?.find((player) => player !== null);
    mine.picture = (
      <Flights sport={game.sport} sides={sides} from={MINE} isTarget={({ key }) => key === across?.key}>
        {mine.picture}
      </Flights>
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
