import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Court } from '../../ui/court/Court.tsx';
import { OpenSpot } from '../../ui/court/OpenSpot.tsx';
import styles from './PlayerHead.module.css';

interface PlayerHeadProps {
  profile: PublicProfile;
  /** The actions on this player. */
  children?: ReactNode;
}

/** A player on the court of their main sport; its other half is free for the viewer. */
export const PlayerHead = observer(function PlayerHead({ profile, children }: PlayerHeadProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { session } = useStores();
  const { user, technicalSkill } = profile;
  const { location, yearOfBirth } = user;
  const origin = [location, yearOfBirth === null ? null : t('publicProfile.born', { year: `${yearOfBirth}` })];
  const player = { key: user.id, name: '', picture: <PersonAvatar person={user} size="xl" /> };
  const you = { key: 'you', name: '', picture: <OpenSpot size="xl">{t('publicProfile.you')}</OpenSpot> };
  const isOwn = session.user?.id === user.id;
  return (
    <header className={styles.head}>
      <Court
        sport={technicalSkill.sports[0]?.sport ?? 'TENNIS'}
        size="s"
        className={styles.court}
        sides={[[player], isOwn ? [] : [you]]}
      />
      <div className={styles.board}>
        <h1>{nameOf(user)}</h1>
        {origin.some(Boolean) && <p>{inLine(origin, ' · ')}</p>}
        {children}
      </div>
    </header>
  );
});
