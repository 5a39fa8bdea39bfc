import { observer } from 'mobx-react-lite';
import { creditOf, expectedScore, kFactor } from '../../../../shared/domain/rating/rating.ts';
import { START_ELO, toElo, toShown } from '../../../../shared/domain/rating/scale.ts';
import { formatFigures } from '../../../../shared/locales/score.ts';
import { formatNumber, formatPercent, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Flip } from '../../../ui/sports/Flip.tsx';
import { ChancePicture } from '../pictures/ChancePicture.tsx';
import { GamesPicture } from '../pictures/GamesPicture.tsx';
import { ScalePicture } from '../pictures/ScalePicture.tsx';
import { StepsPicture } from '../pictures/StepsPicture.tsx';
import styles from './LevelsPage.module.css';

/** Two players, one full point apart. */
const [BELOW, ABOVE] = [4.5, 5.5];
/** A clear win, and one as close as can be. */
const WINS = [
  [
    [6, 1],
    [6, 2],
  ],
  [
    [7, 6],
    [6, 7],
    [7, 6],
  ],
] as const;
/** How many matches have their largest step shown. */
const SHOWN_STEPS = 20;
/** The level that the words about the band name, and how sure it is. */
const SURE = { level: 4.8, width: 0.4 };

const Start = observer(function Start() {
  const { language } = useStores().language;
  return (
    <div className={styles.board}>
      <Flip value={formatRating(toShown(START_ELO), language)} size="xl" turns />
    </div>
  );
});

const Move = observer(function Move() {
  const t = useText();
  const { language } = useStores().language;
  const name = (level: number) => t('known.level', { level: formatRating(level, language) });
  return (
    <div data-sport="TENNIS">
      <ChancePicture names={[name(BELOW), name(ABOVE)]} chance={expectedScore(toElo(BELOW), toElo(ABOVE))} />
    </div>
  );
});

const Clear = observer(function Clear() {
  const t = useText();
  const { language } = useStores().language;
  return (
    <ul className={styles.wins}>
      {WINS.map((sets) => {
        const won = sets.reduce((sum, [own]) => sum + own, 0);
        const all = sets.reduce((sum, [own, other]) => sum + own + other, 0);
        const score = sets.map(([own, other]) => formatFigures(own, other, language)).join(', ');
        return (
          <li key={score}>
            <GamesPicture sets={sets} single />
            <span>{score}</span>
            <b>{t('receipt.counts', { credit: formatPercent(creditOf(won / all, 'TENNIS'), language) })}</b>
          </li>
        );
      })}
    </ul>
  );
});

const Settle = observer(function Settle() {
  const t = useText();
  const { language } = useStores().language;
  const steps = Array.from({ length: SHOWN_STEPS }, (_, matches) => toShown(kFactor(matches)) - toShown(0));
  const label = (match: number) =>
    t('levels.settle.step', { match, step: formatNumber(steps[match - 1] ?? 0, language, 2) });
  return <StepsPicture steps={steps} first={label(1)} last={label(SHOWN_STEPS)} />;
});

const Sure = observer(function Sure() {
  const t = useText();
  const { language } = useStores().language;
  const level = formatRating(SURE.level, language);
  const width = formatRating(SURE.width, language);
  return (
    <ScalePicture
      now={{ level: SURE.level, text: `${level} ${t('levels.width', { width })}` }}
      width={SURE.width}
      label={(from, to) => t('levels.sure.scale', { level, width, from, to })}
    />
  );
});

/** The picture beside the words of each step. */
export const LEVEL_PICTURES = { start: Start, move: Move, clear: Clear, settle: Settle, sure: Sure };
