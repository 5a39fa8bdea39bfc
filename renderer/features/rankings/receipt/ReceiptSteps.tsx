import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { creditOf } from '../../../../shared/domain/rating/rating.ts';
import { SPORT_RULES } from '../../../../shared/domain/sports.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import { formatList, isolated } from '../../../../shared/locales/intl.ts';
import { ProvisionalNote } from '../../../common/people/ProvisionalNote.tsx';
import { formatNumber, formatPercent, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ChancePicture } from '../pictures/ChancePicture.tsx';
import { GamesPicture } from '../pictures/GamesPicture.tsx';
import { ScalePicture } from '../pictures/ScalePicture.tsx';
import styles from './ReceiptSteps.module.css';
import { levelBefore, type MovedPlayer, takenSets } from './receiptSides.ts';

interface ReceiptStepsProps {
  sport: Sport;
  /** The viewer, where they played. */
  me: MovedPlayer | undefined;
  /** Those it tells of: the viewer's side, else the winners. */
  side: readonly MovedPlayer[];
  others: readonly MovedPlayer[];
  /** Null, or without sets, where the viewer may not see them. */
  game: Game | null;
  /** From this side; empty where the viewer may not see it. */
  score: string;
}

/** The reasons of a change: the chance before the match, the share that was won, and the new level. */
export const ReceiptSteps = observer(function ReceiptSteps(props: ReceiptStepsProps) {
  const { me, side, others } = props;
  const t = useText();
  const { language } = useStores().language;
  const [first] = side;
  if (!first) return null;
  const firstNames = (people: readonly MovedPlayer[]) =>
    formatList(
      people.map(({ firstName }) => firstName),
      language,
    );
  const names = [me && side.length === 1 ? t('dashboard.you') : firstNames(side), firstNames(others)] as const;
  const figure = (value: number) => formatNumber(value, language, 2);
  const chance = formatPercent(first.expected, language);
  const levels = { own: figure(levelBefore(side)), other: figure(levelBefore(others)) };
  return (
    <ol className={styles.steps}>
      <Step title={me ? t('receipt.before.own', { chance }) : t('receipt.before.other', { chance, names: names[0] })}>
        <p>{t('receipt.before.levels', levels)}</p>
        <ChancePicture names={names} chance={first.expected} />
        <ProvisionalNote
          names={[...side, ...others].flatMap(({ firstName, provisional }) => (provisional ? [firstName] : []))}
        />
      </Step>
      <WinStep {...props} first={first} />
      <MoveStep me={me} side={side} others={others} names={names} />
    </ol>
  );
});

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h2>{title}</h2>
      <div className={styles.inside}>{children}</div>
    </li>
  );
}

type Names = readonly [own: string, other: string];
type WinStepProps = ReceiptStepsProps & { first: MovedPlayer };

/** The side's share of the match, and what the win counts for it. */
const WinStep = observer(function WinStep({ sport, me, first, game, score }: WinStepProps) {
  const t = useText();
  const { language } = useStores().language;
  const { share, credit, rule, hasWon } = first;
  const percent = (value: number) => formatPercent(value, language);
  const counted = credit ?? 1;
  const values = {
    credit: percent(counted),
    rest: percent(1 - counted),
    even: percent(creditOf(0.5, sport)),
    full: percent(1),
  };
  if (share === null || rule !== 'MARGIN' || !game?.gameSet.length) {
    const reason = rule !== 'MARGIN' ? t('receipt.counts.result') : share === null ? t('receipt.counts.whole') : null;
    return (
      <Step title={t('receipt.counts', values)}>
        <p>{reason ?? t('receipt.share.of', { share: percent(share ?? 1) })}</p>
        {score !== '' && <p className={styles.score}>{score}</p>}
        {share !== null && <GamesPicture sets={[hasWon ? [share, 1 - share] : [1 - share, share]]} single={false} />}
      </Step>
    );
  }
  const { sets, own, all } = takenSets(game, hasWon);
  const isGames = SPORT_RULES[sport].family === 'TENNIS';
  const unit = isGames ? 'games' : 'points';
  const whose = me ? (hasWon ? 'won' : 'lost') : 'other';
  return (
    <Step title={t(`receipt.${unit}.${whose}`, { own: formatNumber(own, language), all: formatNumber(all, language) })}>
      <p>{t(me && !hasWon ? 'receipt.counts.lost' : 'receipt.counts.won', values)}</p>
      <GamesPicture sets={sets} single={isGames} />
      <p className={styles.score}>{score.replaceAll('–', '–\u2060')}</p>
    </Step>
  );
});

type MoveStepProps = Pick<ReceiptStepsProps, 'me' | 'side' | 'others'> & { names: Names };

/** The new level, on its scale. */
const MoveStep = observer(function MoveStep({ me, side, others, names }: MoveStepProps) {
  const t = useText();
  const { language } = useStores().language;
  // In a pair one may move and the other may not.
  const hasMoved = ({ change }: MovedPlayer) => change !== 0;
  const player = me ?? side.find(hasMoved) ?? side[0];
  if (!player) return null;
  const { before, after, change, expected, credit, k, width, hasWon } = player;
  const figure = (value: number) => formatNumber(value, language, 2);
  const counted = hasWon ? (credit ?? 1) : 1 - (credit ?? 1);
  const values = { credit: formatPercent(counted, language), chance: formatPercent(expected, language) };
  const isStill = ![...side, ...others].some(hasMoved);
  const own = change === 0 ? 'kept' : hasWon ? 'up' : 'down';
  const moved = isStill ? 'still' : me ? own : 'other';
  const name = me ? t('dashboard.you') : player.firstName;
  const other = levelBefore(others);
  return (
    <Step title={t(`receipt.moves.${moved}`, values)}>
      <p>{isStill ? t('levels.still') : t('receipt.step.text', { step: figure(k) })}</p>
      <ScalePicture
        now={{ level: after, text: `${isolated(name)} ${figure(after)}` }}
        was={{ level: before, text: t('ownGame.level.before', { level: figure(before) }) }}
        {...(others.length > 0 && { other: { level: other, text: `${isolated(names[1])} ${figure(other)}` } })}
        width={width}
        label={(from, to) =>
          t('receipt.scale', {
            from,
            to,
            name,
            before: figure(before),
            after: figure(after),
            width: formatRating(width, language),
            names: names[1],
            other: figure(other),
          })
        }
      />
      <p className={styles.small}>{t('receipt.band')}</p>
    </Step>
  );
});
