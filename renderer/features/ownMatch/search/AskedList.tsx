import { observer } from 'mobx-react-lite';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import type { InviteeStatus } from '../../../../shared/domain/values.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './PlayerSearch.module.css';

/** A number to call; nothing where none is shared. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}

const SILENT: readonly InviteeStatus[] = ['PENDING', 'SENT', 'OPENED'];

interface AskedListProps {
  asked: PlayerSearchView['asked'];
  game: Game;
}

/** The people asked by the search: until when nobody is asked after them, and their answers. */
export const AskedList = observer(function AskedList({ asked, game }: AskedListProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, formats } = useStores();
  const stateText = (status: InviteeStatus, turnEnds: string) => {
    if (!SILENT.includes(status)) return t(`ownGame.invitee.${status}`);
    if (new Date(turnEnds) <= config.now()) return t('playerSearch.asked.late');
    return t('playerSearch.asked.until', { time: formatTime(turnEnds, game.timezone, formats) });
  };
  return (
    <ul className={styles.people} aria-label={t('playerSearch.asked')}>
      {asked.map(({ inviteeId, turnEnds, phone }) => {
        const invitee = game.invitee.find(({ id }) => id === inviteeId);
        return (
          invitee && (
            <li key={inviteeId} className={styles.person}>
              <PersonAvatar person={invitee.user} />
              <span className={styles.words}>
                <strong>{nameOf(invitee.user)}</strong>
                <small>{stateText(invitee.status, turnEnds)}</small>
                <PhoneLink phone={phone} />
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
});
