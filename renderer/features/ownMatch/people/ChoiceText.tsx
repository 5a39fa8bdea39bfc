import { observer } from 'mobx-react-lite';
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
  const { slots, venues } = choiceOf(game, inviteeId);
  const offered = venuesOf(game).offered;
  const names = offered.filter(({ id }) => venues?.includes(id)).map(({ location }) => location.name);
  return (
    <ul className={styles.choice}>
      {slots === null && <li>{t('ownGame.choice.anyTime')}</li>}
      {slots?.map(({ fromTime, toTime }) => (
        <li key={fromTime}>
          {formatDay(fromTime, game.timezone, formats)}, {formatTime(fromTime, game.timezone, formats)}–
          {formatTime(toTime, game.timezone, formats)}
        </li>
      ))}
      {offered.length > 1 && <li>{names.length > 0 ? names.join(', ') : t('ownGame.choice.anyPlace')}</li>}
    </ul>
  );
});
