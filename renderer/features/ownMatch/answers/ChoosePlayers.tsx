import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { acceptorsIn, freeSpotsIn, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { KeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TileInput } from '../../../ui/forms/TileInput.tsx';
import { hum } from '../../../ui/moment.ts';
import { agreementWith } from '../../calendar/agreement.ts';
import styles from '../GamePage.module.css';
import type { OwnGame } from '../OwnGame.ts';
import { PeopleMatrix, type PeopleMatrixProps } from './PeopleMatrix.tsx';

interface ChoosePlayersProps {
  own: OwnGame;
  game: Game;
  matrix: PeopleMatrixProps;
  /** Ids of the players that are ticked. */
  picked: KeptValue<readonly string[]>;
}

/** CHOOSE: the organiser picks among those who accepted, beside when they can, and sees the result before confirming. */
export const ChoosePlayers = observer(function ChoosePlayers(props: ChoosePlayersProps) {
  const t = useText();
  const { own, game, matrix, picked: kept } = props;
  const picked = kept.value;
  const acceptors = acceptorsIn(game);
  const free = freeSpotsIn(game);
  const chosen = acceptors.filter(({ id }) => picked.includes(id));
  const toggle = (id: string) => {
    if (free === 1) kept.set([id]);
    else kept.set(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  };
  const confirm = async () => {
    const contactList = chosen.map(({ id }) => ({ id }));
    const isDone = await own.act({ actionType: 'CONFIRMATION', contactList, version: game.version });
    if (!isDone) return;
    kept.clear();
    if (own.game?.fromTime) hum();
  };
  const head = (person: GameInvitee, named: ReactNode) =>
    acceptors.includes(person) ? (
      <label className={styles.pick}>
        <TileInput
          type={free === 1 ? 'radio' : 'checkbox'}
          name="player"
          checked={picked.includes(person.id)}
          disabled={free > 1 && chosen.length >= free && !picked.includes(person.id)}
          onChange={() => toggle(person.id)}
        />
        {named}
      </label>
    ) : (
      named
    );
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>
          <VisuallyHidden>{t('ownGame.choose.text', { count: free })}</VisuallyHidden>
        </legend>
        <PeopleMatrix {...matrix} head={head} />
      </fieldset>
      <Outcome game={game} chosen={chosen} />
      <div>
        <Button
          variant="action"
          icon={CHECK_ICON}
          disabled={chosen.length === 0}
          busy={own.busy === 'CONFIRMATION'}
          onClick={() => void confirm()}
        >
          {t('ownGame.choose.confirm', { count: chosen.length || free })}
        </Button>
      </div>
    </>
  );
});

/** When and where it would be with these players. */
const Outcome = observer(function Outcome({ game, chosen }: { game: Game; chosen: GameInvitee[] }) {
  const t = useText();
  const { formats, config } = useStores();
  if (chosen.length === 0) return null;
  const agreement = agreementWith(game, chosen, config.now());
  if (!agreement) return <Notice tone="warn">{t('error.E.game.noSlot')}</Notice>;
  const { fromTime, toTime } = agreement.slot;
  const where = venuesOf(game).offered.find(({ id }) => id === agreement.venue)?.location.name ?? '';
  const zone = game.timezone;
  const when = `${formatDayBrief(fromTime, zone, formats)}, ${formatTime(fromTime, zone, formats)}–${formatTime(toTime, zone, formats)}`;
  const isFull = chosen.length === freeSpotsIn(game);
  return <Notice>{t(isFull ? 'ownGame.choose.outcome' : 'ownGame.choose.partial', { when, where })}</Notice>;
});
