import { observer } from 'mobx-react-lite';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { askPath } from '../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatDateBrief } from '../../i18n/formatDates.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { FactLine } from '../../ui/display/FactLine.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { PersonItem } from '../blocks/PersonItem.tsx';
import styles from './KnownFriends.module.css';

const VIEWER_ZONE = deviceZone();

interface FriendRowProps {
  person: KnownPerson;
  onBlocked: () => void;
}

/** Somebody one knows: face, shared history, and the way to a match. */
export const FriendRow = observer(function FriendRow({ person, onBlocked }: FriendRowProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, formats } = useStores();
  const { code, lastPlayed, played = 0, balls = 0 } = person;
  const facts = [
    played > 0 && t('friends.people.played', { matches: formatNumber(played, formats.language) }),
    lastPlayed !== null && formatDateBrief(lastPlayed, VIEWER_ZONE, formats, config.now()),
  ].filter((fact) => fact !== false);
  return (
    <PersonItem code={code} userId={person.id} name={nameOf(person)} className={styles.person} onBlocked={onBlocked}>
      {(button) => (
        <>
          <PersonAvatar person={person} />
          <div className={styles.who}>
            <PlayerLink code={code}>{nameOf(person)}</PlayerLink>
            <small>{facts.length > 0 ? <FactLine facts={facts} /> : t('friends.people.notYet')}</small>
          </div>
          {balls > 0 && <Tag tone="success">{t('friends.people.balls', { count: balls })}</Tag>}
          {code !== null && (
            <ButtonLink to={askPath([code])}>
              {t('ask.action')} <VisuallyHidden>{nameOf(person)}</VisuallyHidden>
            </ButtonLink>
          )}
          <span className={styles.menu} data-known={code !== null || undefined}>
            {button}
          </span>
        </>
      )}
    </PersonItem>
  );
});
