import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import { sidesOf, spokenNames } from '../sides.ts';
import styles from './Panels.module.css';

/** The winner, once nothing is left to press. */
export const DecidedPanel = observer(function DecidedPanel({ sheet }: { sheet: ScoreSheet }) {
  const t = useText();
  const side = sheet.winner === 'INITIATOR' ? 'initiator' : 'opponent';
  const isWon = !sheet.problem && sheet.winner !== 'UNKNOWN';
  return (
    <div className={styles.done}>
      {isWon && (
        <>
          <span>
            {sidesOf(sheet.game)[side].map((person) => (
              <PersonAvatar key={person.id} person={person} size="l" />
            ))}
          </span>
          <p>{t('score.winner')}</p>
          <output>{spokenNames(sheet.game, t('score.you'))[side]}</output>
        </>
      )}
    </div>
  );
});
