import { observer } from 'mobx-react-lite';
import type { MembershipAnswer } from '../../../shared/contract/schemas/member.ts';
import { formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { levelName } from './planText.ts';

/** The viewer's level, until when, and what happens then. */
export const CurrentMembership = observer(function CurrentMembership({ membership }: { membership: MembershipAnswer }) {
  const t = useText();
  const { formats } = useStores();
  const { membershipLevel, endsAt } = membership;
  const level = levelName(t, membershipLevel);
  if (membershipLevel === 'PLAYIT') return <p>{t('upgrade.now.free', { level })}</p>;
  if (endsAt === null) return <p>{t('upgrade.now.endless', { level })}</p>;
  const day = (instant: string) => formatDate(instant, deviceZone(), formats);
  // Plans of the same level that follow each other are one stretch to the person.
  const later = membership.next.filter(({ fromTime }) => fromTime >= endsAt);
  return (
    <>
      <p>
        <strong>{t('upgrade.now.until', { level, date: day(endsAt) })}</strong>
      </p>
      {later.map((period) => (
        <p key={period.fromTime}>
          {period.toTime === null
            ? t('upgrade.now.next.endless', { level: levelName(t, period.membershipLevel) })
            : t('upgrade.now.next', { level: levelName(t, period.membershipLevel), date: day(period.toTime) })}
        </p>
      ))}
      <p>{t('upgrade.now.then', { level: levelName(t, 'PLAYIT') })}</p>
    </>
  );
});
