import { observer } from 'mobx-react-lite';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import { PersonAvatar } from '../../../app/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../app/people/PlayerLink.tsx';
import { usePersonName } from '../../../app/people/usePersonName.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
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
import { FoldPart } from '../FoldPart.tsx';
import styles from '../GamePage.module.css';
import { ChoiceText } from './ChoiceText.tsx';
import { type ShownStatus, shownInvitees } from './shownInvitees.ts';
import { useDisputes } from './useDisputes.ts';

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
/** Whose email has not arrived, or was not opened: the organiser has to know without asking. */
const isStuck = ({ status, nextDeliveryAt, unheard }: GameInvitee) =>
  status === 'UNDELIVERABLE' || nextDeliveryAt !== null || unheard;

interface InviteeListProps {
  game: Game;
  startsOpen: boolean;
}

/** Who was invited and what came of it, or who played: of an email, when it is tried next, or why not (R-invitee-delivery, R-bounces). */
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
            ? undefined
            : t('ownGame.invited.yes', { count: rows.length, yes: game.invitee.filter(saidYes).length })
      }
      startsOpen={(startsOpen && rows.length > 0) || game.invitee.some(isStuck)}
      onPaper
    >
      <ul className={styles.people}>
        {rows.map(({ invitee, status }) => (
          <li key={invitee.id} className={styles.person}>
            <PersonAvatar person={invitee.user} />
            <div className={styles.words}>
              <strong>
                <PlayerLink code={invitee.user.code}>{nameOf(invitee.user)}</PlayerLink>
              </strong>
              {invitee.email && <small className={styles.address}>{invitee.email}</small>}
              {invitee.nextDeliveryAt && (
                <small className={styles.delayed}>
                  {t('ownGame.invitee.delayed', { time: formatTime(invitee.nextDeliveryAt, game.timezone, formats) })}
                </small>
              )}
              {invitee.unheard && <small className={styles.delayed}>{t('ownGame.invitee.unheard')}</small>}
              {invitee.deliveryProblem && (
                <small className={styles.delayed}>{t(`ownGame.undelivered.${invitee.deliveryProblem}`)}</small>
              )}
              {(status === 'ACCEPTED' || status === 'WAITING') && <ChoiceText game={game} inviteeId={invitee.id} />}
              {disputes.has(invitee.id) && <small>{t('ownGame.disputes', disputes.get(invitee.id))}</small>}
              {invitee.note && <q className={styles.quote}>{invitee.note}</q>}
              {invitee.user.phone && <a href={`tel:${invitee.user.phone.replaceAll(' ', '')}`}>{invitee.user.phone}</a>}
            </div>
            <span className={styles.end}>
              {status !== 'PLAYED' && <Tag {...SIGNS[status]}>{t(`ownGame.invitee.${status}`)}</Tag>}
              {/* Before their answer it is not known whom one would block (R-typed-address). */}
              {nameOf(invitee.user) && invitee.user.id !== invitee.id && (
                <BlockButton compact userId={invitee.user.id} name={nameOf(invitee.user)} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </FoldPart>
  );
});
