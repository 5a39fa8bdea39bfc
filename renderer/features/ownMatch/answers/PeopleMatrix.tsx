import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { bestStart, bestStarts, type StartCount } from '../../../../shared/domain/match/answerCounts.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDayShort, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, CLOSE_ICON, MINUS_ICON } from '../../../ui/display/icons.ts';
import styles from './PeopleMatrix.module.css';

export interface PeopleMatrixProps {
  counts: readonly StartCount[];
  /** Ids of those who are in already. */
  confirmed: readonly string[];
  /** Those who said yes, then those still silent. */
  people: readonly GameInvitee[];
  /** IANA zone of the venue. */
  timezone: string;
  /** The start of a row, around face and name; left out, these alone. */
  head?: (person: GameInvitee, named: ReactNode) => ReactNode;
}

/** As many as fit beside names on a phone. */
const STARTS = 3;

const WORDS = {
  yes: 'ownGame.map.yes',
  ratherNot: 'ownGame.map.ratherNot',
  no: 'ownGame.map.no',
  silent: 'ownGame.map.silent',
} as const satisfies Record<string, TextKey>;

const SIGNS = { yes: CHECK_ICON, ratherNot: MINUS_ICON, no: CLOSE_ICON } as const;

const plain = (_: GameInvitee, named: ReactNode) => named;

const Named = ({ person, name }: { person: GameInvitee; name: string }) => (
  <span className={styles.named}>
    <PersonAvatar person={person.user} size="s" />
    <span>{name}</span>
  </span>
);

/** People as rows and the starts that suit all who are in and most of the others as columns, the best one lit. */
export const PeopleMatrix = observer(function PeopleMatrix(props: PeopleMatrixProps) {
  const { counts, confirmed, people, timezone, head } = props;
  const t = useText();
  const { formats } = useStores();
  const nameOf = usePersonName();
  // The first name, unless somebody else here has it.
  const shortName = ({ id, user }: GameInvitee) =>
    people.some((other) => other.id !== id && other.user.firstName === user.firstName) ? nameOf(user) : user.firstName;
  const best = bestStart(counts, confirmed);
  const starts = bestStarts(counts, confirmed, STARTS);
  const answerOf = ({ id }: GameInvitee, { can, ratherNot, cannot }: StartCount) => {
    if (ratherNot.includes(id)) return 'ratherNot';
    if (can.includes(id)) return 'yes';
    return cannot.includes(id) ? 'no' : 'silent';
  };
  return (
    <table className={styles.matrix} aria-label={t('ownGame.map.people')}>
      <thead>
        <tr>
          <td />
          {starts.map((start) => {
            const { weekday, date } = formatDayShort(start.fromTime, timezone, formats);
            return (
              <th key={start.fromTime} scope="col" data-best={start === best}>
                <span>{weekday}</span> <span>{date}</span>
                {/* In a narrow column "PM" goes below its time. */}
                <b>{formatTime(start.fromTime, timezone, formats).replace(/\s/u, ' ')}</b>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">{(head ?? plain)(person, <Named person={person} name={shortName(person)} />)}</th>
            {starts.map((start) => {
              const answer = answerOf(person, start);
              return (
                <td key={start.fromTime} data-best={start === best}>
                  <span className={styles.dot} data-answer={answer} role="img" aria-label={t(WORDS[answer])}>
                    {answer !== 'silent' && <Icon path={SIGNS[answer]} size="s" />}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
