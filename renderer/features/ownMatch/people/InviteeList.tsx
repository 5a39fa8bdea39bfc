import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findDisputes } from '../../../../shared/contract/game.ts';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { isIn, type Period } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { AddressText } from '../../../common/people/AddressText.tsx';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { choiceOf, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import {
  ALERT_ICON,
  BALL_ICON,
  CHECK_ICON,
  CLOCK_ICON,
  CLOSE_ICON,
  EYE_ICON,
  type IconPath,
  MAIL_ICON,
} from '../../../ui/display/icons.ts';
import { Tag, type Tone } from '../../../ui/display/Tag.tsx';
import { BlockButton } from '../../blocks/BlockButton.tsx';
import { PersonItem } from '../../blocks/PersonItem.tsx';
import { FoldPart } from '../FoldPart.tsx';
import styles from '../GamePage.module.css';
import { type ShownStatus, shownInvitees } from './shownInvitees.ts';

type Disputes = Record<'disputed' | 'matches', number>;

/** @returns by invitee: in how many of their last matches the sides never agreed, where that is often (R-dispute-record) */
function useDisputes(game: Game): ReadonlyMap<string, Disputes> {
  const { api } = useStores();
  const [disputes, setDisputes] = useState<ReadonlyMap<string, Disputes>>(new Map());
  const players = game.invitee
    .filter(({ status }) => isIn(status))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    let isGone = false;
    // Only its own organiser chooses the players.
    if (players === '' || game.userRole !== 'OWNER') return;
    api.call(findDisputes, { params: { id: game.id } }).then(
      (found) => {
        if (!isGone) setDisputes(new Map(found.players.map(({ inviteeId, ...count }) => [inviteeId, count])));
      },
      // A failure to load keeps nobody from choosing players.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, game.userRole, players]);
  return disputes;
}

/** A guest's answer in words: their times, and their venues where there was a choice. */
const ChoiceText = observer(function ChoiceText({ game, inviteeId }: { game: Game; inviteeId: string }) {
  const t = useText();
  const { formats } = useStores();
  const zone = game.timezone;
  const when = ({ fromTime, toTime }: Period) =>
    `${formatDayBrief(fromTime, zone, formats)}, ${formatTime(fromTime, zone, formats)}–${formatTime(toTime, zone, formats)}`;
  const { slots, venues } = choiceOf(game, inviteeId);
  const offered = venuesOf(game).offered;
  const names = offered.filter(({ id }) => venues?.includes(id)).map(({ location }) => location.name);
  const marks = game.invitee.find(({ id }) => id === inviteeId)?.ratherNot;
  const marked = [
    ...(marks?.slots.map(when) ?? []),
    ...offered.filter(({ id }) => marks?.venues.includes(id)).map(({ location }) => location.name),
  ];
  return (
    <ul className={styles.choice}>
      {slots === null && <li>{t('ownGame.choice.anyTime')}</li>}
      {slots?.map((slot) => (
        <li key={slot.fromTime}>{when(slot)}</li>
      ))}
      {offered.length > 1 && (
        <li>{names.length > 0 ? formatList(names, formats.language, 'disjunction') : t('ownGame.choice.anyPlace')}</li>
      )}
      {marked.length > 0 && <li>{t('ownGame.choice.ratherNot', { what: marked.join('; ') })}</li>}
    </ul>
  );
});

const SIGNS: Record<Exclude<ShownStatus, 'PLAYED'>, { tone: Tone; icon: IconPath }> = {
  PENDING: { tone: 'warn', icon: CLOCK_ICON },
  SENT: { tone: 'neutral', icon: MAIL_ICON },
  OPENED: { tone: 'info', icon: EYE_ICON },
  UNDELIVERABLE: { tone: 'error', icon: ALERT_ICON },
  ACCEPTED: { tone: 'success', icon: CHECK_ICON },
  CONFIRMED: { tone: 'success', icon: BALL_ICON },
  WAITING: { tone: 'info', icon: CLOCK_ICON },
  DECLINED: { tone: 'neutral', icon: CLOSE_ICON },
};

const saidYes = ({ status }: GameInvitee) => isIn(status);
/** Their email has not arrived, or was not opened: the organiser has to know without asking. */
const isStuck = ({ status, nextDeliveryAt, unheard }: GameInvitee) =>
  status === 'UNDELIVERABLE' || nextDeliveryAt !== null || unheard;

interface InviteeListProps {
  game: Game;
  startsOpen: boolean;
}

/** The invited and their answers, or the players; for an email, its next try, or why there is none (R-invitee-delivery, R-bounces). */
export const InviteeList = observer(function InviteeList({ game, startsOpen }: InviteeListProps) {
  const t = useText();
  const { config, formats } = useStores();
  const nameOf = usePersonName();
  const disputes = useDisputes(game);
  const rows = shownInvitees(game, config.now());
  return (
    <FoldPart
      title={t('ownGame.invited')}
      value={
        rows.length === 0
          ? t('ownGame.invited.none')
          : rows.every(({ status }) => status === 'PLAYED')
            ? formatList(
                rows.map(({ invitee }) => invitee.user.firstName),
                formats.language,
              )
            : t('ownGame.invited.yes', { count: rows.length, yes: game.invitee.filter(saidYes).length })
      }
      startsOpen={(startsOpen && rows.length > 0) || game.invitee.some(isStuck)}
      onPaper
    >
      <ul className={styles.people}>
        {rows.map(({ invitee, status }) => (
          <PersonItem
            key={invitee.id}
            code={invitee.user.code}
            // Before their answer it is not known whom a block would hit (R-typed-address).
            userId={nameOf(invitee.user) && invitee.user.id !== invitee.id ? invitee.user.id : null}
            name={nameOf(invitee.user)}
            className={styles.person}
          >
            {() => (
              <>
                <PersonAvatar person={invitee.user} />
                <div className={styles.words}>
                  <strong>
                    <PlayerLink code={invitee.user.code}>{nameOf(invitee.user)}</PlayerLink>
                  </strong>
                  {invitee.email && (
                    <small className={styles.address}>
                      <AddressText>{invitee.email}</AddressText>
                    </small>
                  )}
                  {invitee.nextDeliveryAt && (
                    <small className={styles.delayed}>
                      {t('ownGame.invitee.delayed', {
                        time: formatTime(invitee.nextDeliveryAt, game.timezone, formats),
                      })}
                    </small>
                  )}
                  {invitee.unheard && <small className={styles.delayed}>{t('ownGame.invitee.unheard')}</small>}
                  {invitee.deliveryProblem && (
                    <small className={styles.delayed}>{t(`ownGame.undelivered.${invitee.deliveryProblem}`)}</small>
                  )}
                  {game.userRole === 'OWNER' && (status === 'ACCEPTED' || status === 'WAITING') && (
                    <ChoiceText game={game} inviteeId={invitee.id} />
                  )}
                  {disputes.has(invitee.id) && <small>{t('ownGame.disputes', disputes.get(invitee.id))}</small>}
                  {invitee.note && <q className={styles.quote}>{invitee.note}</q>}
                  {invitee.user.phone && (
                    <a href={`tel:${invitee.user.phone.replaceAll(' ', '')}`}>{invitee.user.phone}</a>
                  )}
                </div>
                <span className={styles.end}>
                  {status !== 'PLAYED' && <Tag {...SIGNS[status]}>{t(`ownGame.invitee.${status}`)}</Tag>}
                  {/* Before their answer it is not known whom a block would hit (R-typed-address). */}
                  {nameOf(invitee.user) && invitee.user.id !== invitee.id && (
                    <BlockButton userId={invitee.user.id} name={nameOf(invitee.user)} />
                  )}
                </span>
              </>
            )}
          </PersonItem>
        ))}
      </ul>
    </FoldPart>
  );
});
