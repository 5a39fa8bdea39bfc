import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MEMBERSHIP_LIMITS } from '../../../shared/domain/membership/membership.ts';
import type { MembershipLevel } from '../../../shared/domain/values.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { Court } from '../../ui/court/Court.tsx';
import { CourtMark } from '../../ui/court/CourtLines.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { levelName } from './planText.ts';
import styles from './UpgradePage.module.css';

/** Courts at the head of a column: more room, more of them. All of one sport, as every plan has every sport. */
const COURTS: Record<MembershipLevel, number> = { PLAYIT: 1, LOVEIT: 3, LIVEIT: 6, OWNIT: 11 };

/** A level's limits, from the table that the server enforces. */
function Features({ level }: { level: MembershipLevel }) {
  const t = useText();
  const { openGames, guestsPerGame } = MEMBERSHIP_LIMITS[level];
  const lines = [
    openGames === null ? t('upgrade.feature.gamesUnlimited') : t('upgrade.feature.games', { count: openGames }),
    guestsPerGame === null
      ? t('upgrade.feature.guestsUnlimited')
      : t('upgrade.feature.guests', { count: guestsPerGame }),
  ];
  return (
    <ul className={styles.features}>
      {lines.map((line) => (
        <li key={line}>
          <Icon path={CHECK_ICON} size="s" />
          {line}
        </li>
      ))}
    </ul>
  );
}

interface LevelColumnProps {
  level: MembershipLevel;
  isCurrent: boolean;
  /** The price boxes of a paid level. */
  children?: ReactNode;
}

/** One level with its limits and its prices. */
export const LevelColumn = observer(function LevelColumn({ level, isCurrent, children }: LevelColumnProps) {
  const t = useText();
  const { user } = useStores().session;
  const me = user && { key: user.id, name: user.firstName, picture: <PersonAvatar person={user} /> };
  return (
    <li className={classNames(styles.column, isCurrent && styles.current)}>
      {isCurrent ? (
        <Court sport="TENNIS" size="s" className={styles.columnCourt} sides={[[me], [null]]} />
      ) : (
        <div className={styles.courts}>
          {Array.from({ length: COURTS[level] }, (_, court) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <CourtMark key={court} sport="TENNIS" />
          ))}
        </div>
      )}
      <header className={styles.columnHead}>
        <h2>{levelName(t, level)}</h2>
        {isCurrent && (
          <Tag tone="success" icon={CHECK_ICON}>
            {t('upgrade.current')}
          </Tag>
        )}
      </header>
      <Features level={level} />
      {children ?? <p className={styles.free}>{t('upgrade.free')}</p>}
    </li>
  );
});
