import { observer } from 'mobx-react-lite';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/display/Card.tsx';
import styles from './ClubPage.module.css';
import type { ClubStore } from './ClubStore.ts';
import { ClubGames } from './games/ClubGames.tsx';
import { JoinCard } from './join/JoinCard.tsx';
import { LeaveClub } from './join/LeaveClub.tsx';
import { JoinLink } from './settings/JoinLink.tsx';
import { Venues } from './Venues.tsx';

interface NextTabProps {
  store: ClubStore;
  club: Club;
}

/** A club's next matches, its description and venues, with the way in or out (R-club-visibility, R-club-games). */
export const NextTab = observer(function NextTab({ store, club }: NextTabProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { language } = useStores().language;
  const { about, organisers, venues, action, role, joinUrl, memberCount, state } = club;
  const isMember = role !== null && role !== 'GUEST';
  // A club begins with its link.
  const isAlone = joinUrl !== null && memberCount === 1 && state === 'OPEN';
  const isSaid = about !== null || organisers.length > 0;
  const hasMore = isSaid || venues.length > 0 || action.includes('LEAVE');
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {isAlone && <JoinLink store={store} club={club} url={joinUrl} />}
        <ClubGames club={club} />
        {!isMember && <JoinCard store={store} club={club} />}
      </div>
      {hasMore && (
        <div className={styles.column}>
          {isSaid && (
            <Card title={t('club.tab.about')}>
              {about !== null && <p className={styles.about}>{about}</p>}
              {organisers.length > 0 && (
                <dl className={styles.facts}>
                  <div>
                    <dt>{t('club.organisers')}</dt>
                    <dd>{formatList(organisers.map(nameOf), language)}</dd>
                  </div>
                </dl>
              )}
            </Card>
          )}
          <Venues venues={venues} />
          {action.includes('LEAVE') && <LeaveClub store={store} club={club} />}
        </div>
      )}
    </div>
  );
});
