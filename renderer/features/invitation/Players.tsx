import { observer } from 'mobx-react-lite';
import { isIn } from '../../../shared/domain/values.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { seekingIn } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON, PLUS_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import styles from './Players.module.css';

type Invitee = Game['invitee'][number];

/** Somebody beside the organiser who plays, or would. */
interface Player {
  key: string;
  user: Pick<Invitee['user'], 'id' | 'firstName' | 'lastName' | 'profileImageId' | 'phone'>;
  status: Invitee['status'];
  isSelf: boolean;
}

/** @returns those in beside the organiser; without invitees, by a share link, the teams once they are set (R-share-view) */
export function playersOf({ invitee, owner, currentInvitee, initiatorTeam, opponentTeam }: Game): Player[] {
  if (invitee.length > 0) {
    return invitee
      .filter(({ status }) => isIn(status))
      .map(({ id, user, status }) => ({ key: id, user, status, isSelf: id === currentInvitee?.id }));
  }
  return [...(initiatorTeam?.players ?? []), ...(opponentTeam?.players ?? [])]
    .filter(({ id }) => id !== owner.id)
    .map((user) => ({
      key: user.id,
      user: { ...user, phone: null },
      status: 'CONFIRMED',
      isSelf: user.id === currentInvitee?.user.id,
    }));
}

/** The players so far, and how many are still looked for. */
export const Players = observer(function Players({ game }: { game: Game }) {
  const t = useText();
  const { owner } = game;
  const players = playersOf(game);
  const { requiredPlayerCount, requiredAcceptedCount } = game.summary;
  const missing = game.status === 'CONFIRMED' ? requiredPlayerCount - requiredAcceptedCount : 0;
  const isSeeking = missing > 0 && seekingIn(game);
  const nameOf = usePersonName();
  const { language } = useStores().language;
  const shortName = ({ user, isSelf }: Player) => (isSelf ? t('invitation.players.self') : user.firstName);
  const names = [owner.firstName, ...players.map(shortName)];
  return (
    <Fold label={<h2>{t('invitation.players.title', { count: names.length })}</h2>} value={formatList(names, language)}>
      <ul className={styles.players}>
        <li className={styles.player}>
          <PersonAvatar person={owner} />
          <span className={styles.name}>
            {nameOf(owner)}
            {owner.phone && <a href={`tel:${owner.phone}`}>{owner.phone}</a>}
          </span>
          <Tag>{t('invitation.players.organiser')}</Tag>
        </li>
        {players.map(({ key, user, status, isSelf }) => (
          <li key={key} className={styles.player}>
            <PersonAvatar person={user} />
            <span className={styles.name}>
              {isSelf ? t('invitation.players.you') : nameOf(user)}
              {user.phone && !isSelf && <a href={`tel:${user.phone}`}>{user.phone}</a>}
            </span>
            {game.status !== 'PLAYED' && <InviteeState status={status} isAgreed={game.status === 'SCHEDULED'} />}
          </li>
        ))}
        {missing > 0 && (
          <li className={styles.player}>
            {isSeeking && (
              <span className={styles.free}>
                <Icon path={PLUS_ICON} size="s" />
              </span>
            )}
            <span className={styles.wanted}>{t('invitation.players.wanted', { count: missing })}</span>
          </li>
        )}
      </ul>
    </Fold>
  );
});

/** The state of somebody who said yes. */
function InviteeState({ status, isAgreed }: { status: Player['status']; isAgreed: boolean }) {
  const t = useText();
  if (status !== 'CONFIRMED') {
    return <Tag tone="info">{t(isAgreed ? 'invitation.players.waiting' : 'invitation.players.accepted')}</Tag>;
  }
  return (
    <Tag tone="success" icon={CHECK_ICON}>
      {t('invitation.players.in')}
    </Tag>
  );
}
