import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BLOCK_ICON, CHECK_ICON, CLOCK_ICON, type IconPath } from '../../../ui/display/icons.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import type { Side } from '../setRow.ts';
import { sidesOf, spokenNames } from '../sides.ts';
import styles from './Panels.module.css';
import type { Ending, SheetKeys } from './SheetKeys.ts';

interface EndingsProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  /** Called once it is said how the match ended. */
  onEnd: () => void;
}

/** One way a match can have ended, with its person or its look. */
interface Choice extends Ending {
  text: string;
  about: Side | IconPath;
}

const isSide = (about: Side | IconPath): about is Side => about === 'initiator' || about === 'opponent';

/** The endings of a match that was stopped early, or not played: one press says that and who won (R-played-status). */
export const Endings = observer(function Endings({ sheet, keys, onEnd }: EndingsProps) {
  const t = useText();
  const names = spokenNames(sheet.game, t('score.you'));
  const people = sidesOf(sheet.game);
  const played: Choice = { status: 'PLAYED', winner: 'UNKNOWN', text: t('score.status.PLAYED'), about: CHECK_ICON };
  const choices: Choice[] =
    keys.panel === 'stopped'
      ? [
          { status: 'TIMEEXPIRED', winner: 'UNKNOWN', text: t('score.status.TIMEEXPIRED'), about: CLOCK_ICON },
          {
            status: 'RETIRED',
            winner: 'OPPONENT',
            text: t('score.ended.retired', { name: names.initiator }),
            about: 'initiator',
          },
          {
            status: 'RETIRED',
            winner: 'INITIATOR',
            text: t('score.ended.retired', { name: names.opponent }),
            about: 'opponent',
          },
          played,
        ]
      : [
          { status: 'NOT_PLAYED', winner: 'UNKNOWN', text: t('score.ended.nobody'), about: BLOCK_ICON },
          {
            status: 'WALKOVER',
            winner: 'INITIATOR',
            text: t('score.ended.walkover', { name: names.initiator }),
            about: 'initiator',
          },
          {
            status: 'WALKOVER',
            winner: 'OPPONENT',
            text: t('score.ended.walkover', { name: names.opponent }),
            about: 'opponent',
          },
          played,
        ];
  const isChosen = ({ status, winner }: Ending) =>
    status === sheet.playedStatus && (!sheet.asksWinner || winner === sheet.named);
  return (
    <fieldset className={styles.endings}>
      <legend>{t('score.status')}</legend>
      {choices.map((choice) => (
        <button
          key={choice.status + choice.winner}
          type="button"
          className={styles.ending}
          data-outcome={choice.status}
          aria-pressed={isChosen(choice)}
          onClick={() => {
            // Drawn at once: the pressed key may be gone, and the focus goes on.
            flushSync(() => keys.end(choice));
            onEnd();
          }}
        >
          {isSide(choice.about) ? (
            people[choice.about].map((person) => <PersonAvatar key={person.id} person={person} size="s" />)
          ) : (
            <Icon path={choice.about} />
          )}
          {choice.text}
        </button>
      ))}
    </fieldset>
  );
});
