import { observer } from 'mobx-react-lite';
import type { Period } from '../../../../shared/domain/values.ts';
import { formatSlot, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { CourtFacts } from '../../ticket/CourtFacts.tsx';
import styles from '../answer/Answer.module.css';
import type { InvitationStore } from '../InvitationStore.ts';
import { VenueChoice } from '../venues/VenueChoice.tsx';

/** Times at a venue's clock, a line each. */
export const TimesList = observer(function TimesList(props: { periods: readonly Period[]; timezone: string }) {
  const { periods, timezone } = props;
  const { formats } = useStores();
  return (
    <ul className={styles.times}>
      {periods.map((period) => {
        const { day, time } = formatSlot(period, timezone, timezone, formats);
        return (
          <li key={period.fromTime}>
            <strong>{day}</strong> <span className={styles.range}>{time}</span>
          </li>
        );
      })}
    </ul>
  );
});

/** The offer to read, for those who cannot answer it here. */
export const OfferedTimes = observer(function OfferedTimes({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { formats } = useStores();
  return (
    <Card title={t('invitation.offered.title')}>
      <TimesList periods={timesOf(game).offered} timezone={game.timezone} />
      <p className={styles.zone}>{t('calendar.zone', { zone: formatZone(game.timezone, store.now, formats) })}</p>
      <VenueChoice venues={venuesOf(game).offered} chosen={store.answer.venues} choice={null} />
      <CourtFacts game={game} />
    </Card>
  );
});
