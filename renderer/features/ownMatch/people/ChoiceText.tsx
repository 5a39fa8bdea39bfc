import { observer } from 'mobx-react-lite';
import type { Period } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { formatDay, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { choiceOf, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from '../GamePage.module.css';

/** What a guest can make, in words: their times, and their venues where there was a choice. */
export const ChoiceText = observer(function ChoiceText({ game, inviteeId }: { game: Game; inviteeId: string }) {
  const t = useText();
  const { formats } = useStores();
  const zone = game.timezone;
  const when = ({ fromTime, toTime }: Period) =>
    `${formatDay(fromTime, zone, formats)}, ${formatTime(fromTime, zone, formats)}–${formatTime(toTime, zone, formats)}`;
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
