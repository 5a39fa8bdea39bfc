import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ALERT_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Scoreboard, type ScoreSide } from '../../ui/sports/Scoreboard.tsx';
import styles from './MatchScore.module.css';
import { boardSides, type ShownScore, scoreOf, sidesOf, viewerOf } from './sides.ts';

interface MatchScoreProps {
  game: Game;
  /** Shown instead of the match's own score. */
  score?: ShownScore;
  /** With the players' pictures, where there is room. */
  pictured?: boolean;
  /** One of many boards. */
  compact?: boolean;
}

/** The players' pictures before their names, and `you` instead of the viewer's own. */
function withPictures(game: Game, [initiator, opponent]: [ScoreSide, ScoreSide], you: string): [ScoreSide, ScoreSide] {
  const { initiator: initiators, opponent: opponents } = sidesOf(game);
  const viewer = viewerOf(game);
  const spoken = (people: typeof initiators, names: readonly string[]) =>
    names.map((name, at) => (people[at]?.id === viewer ? you : name));
  const draw = (people: typeof initiators) =>
    people.map((person) => <PersonAvatar key={person.id} person={person} size={people.length > 1 ? 's' : 'm'} />);
  return [
    { ...initiator, names: spoken(initiators, initiator.names), pictures: draw(initiators) },
    { ...opponent, names: spoken(opponents, opponent.names), pictures: draw(opponents) },
  ];
}

/** How a match ended: its sets, and where that is more than its sets. */
export const MatchScore = observer(function MatchScore({
  game,
  score,
  pictured = false,
  compact = false,
}: MatchScoreProps) {
  const t = useText();
  const { language } = useStores().language;
  const shown = score ?? scoreOf(game);
  const sides = boardSides(game, shown, language);
  const how = shown.playedStatus && shown.playedStatus !== 'PLAYED' ? shown.playedStatus : null;
  return (
    <div className={styles.score}>
      {how !== 'NOT_PLAYED' && (
        <Scoreboard
          compact={compact}
          sides={pictured ? withPictures(game, sides, t('invitation.players.you')) : sides}
          texts={{
            caption: t('score.title'),
            players: t('score.players'),
            set: (number) => t('score.set', { number }),
            winner: t('score.winner'),
          }}
        />
      )}
      {how && <Tag>{t(`score.status.${how}`)}</Tag>}
      {game.disputed && !score && (
        <Tag tone="warn" icon={ALERT_ICON}>
          {t('score.disputed')}
        </Tag>
      )}
    </div>
  );
});
