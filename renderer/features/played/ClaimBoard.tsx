import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { MatchScore } from '../score/MatchScore.tsx';
import { sidesOf } from '../score/sides.ts';
import styles from './DisputeFace.module.css';

const SIDES = { OWN: 'score.claim.own', OTHER: 'score.claim.other' } as const;

type Claim = Game['scoreClaims'][number];

/** @returns the first name of whoever entered it, null where that is not known any more */
export function claimant(game: Game, { enteredBy }: Claim): string | null {
  const { initiator, opponent } = sidesOf(game);
  const people = [...initiator, ...opponent];
  return people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === enteredBy)?.firstName ?? null;
}

interface ClaimBoardProps {
  game: Game;
  claim: Claim;
  /** When it was entered, as it is written. */
  when: string;
}

/** What one side says of the score, under the first name of whoever entered it. */
export const ClaimBoard = observer(function ClaimBoard({ game, claim, when }: ClaimBoardProps) {
  const t = useText();
  const name = claimant(game, claim);
  return (
    <section className={styles.claim} aria-label={t(SIDES[claim.by])}>
      <h2>{claim.by === 'OTHER' && name ? t('score.claim.says', { name }) : t(SIDES[claim.by])}</h2>
      <MatchScore game={game} score={claim} />
      <small>
        {claim.enteredBy ? t('score.claim.by', { name: claim.enteredBy, when }) : t('score.claim.at', { when })}
      </small>
    </section>
  );
});
