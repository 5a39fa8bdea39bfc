import { observer } from 'mobx-react-lite';
import { personName } from '../../../../shared/domain/people/personName.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { MatchScore } from '../../score/MatchScore.tsx';
import { sidesOf } from '../../score/sides.ts';
import styles from './DisputeFace.module.css';

const SIDES = { OWN: 'score.claim.own', OTHER: 'score.claim.other' } as const;

type Claim = Game['scoreClaims'][number];

/** @returns the person who entered it, null where that is not known any more */
export function claimant(game: Game, { enteredBy }: Claim) {
  const { initiator, opponent } = sidesOf(game);
  // The answer has the name as most languages write it.
  return [...initiator, ...opponent].find((person) => personName(person, 'en') === enteredBy) ?? null;
}

interface ClaimBoardProps {
  game: Game;
  claim: Claim;
  /** When it was entered, as it is written. */
  when: string;
}

/** One side's claim of the score, under the first name of the person who entered it. */
export const ClaimBoard = observer(function ClaimBoard({ game, claim, when }: ClaimBoardProps) {
  const t = useText();
  const nameOf = usePersonName();
  const person = claimant(game, claim);
  const name = person?.firstName;
  const whole = person ? nameOf(person) : claim.enteredBy;
  return (
    <section className={styles.claim} aria-label={t(SIDES[claim.by])}>
      <h2>{claim.by === 'OTHER' && name ? t('score.claim.says', { name }) : t(SIDES[claim.by])}</h2>
      <MatchScore game={game} score={claim} />
      <small>{whole ? t('score.claim.by', { name: whole, when }) : t('score.claim.at', { when })}</small>
    </section>
  );
});
