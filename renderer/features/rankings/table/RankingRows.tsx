import { observer } from 'mobx-react-lite';
import { personName } from '../../../../shared/domain/people/personName.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { Sureness } from '../../../common/people/Sureness.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CLOCK_ICON } from '../../../ui/display/icons.ts';
import { Flip } from '../../../ui/sports/Flip.tsx';
import styles from './RankingTables.module.css';
import { RowTable } from './RowTable.tsx';
import type { RankedTeam, Ranking, RankingEntry } from './tableRequest.ts';

/** @returns the names of a team, joined as the language does */
export function teamName({ players }: Pick<RankedTeam, 'players'>, language: Language): string {
  const names = players.map((player) => personName(player, language));
  return formatList(names, language);
}

interface RankingRowsProps {
  caption: string;
  rows: Ranking;
  isDouble: boolean;
  userId: string | null;
  /** Null where histories are not open to the viewer. */
  onHistory: ((entry: RankingEntry) => void) | null;
  /** Its rows have places. */
  placed?: boolean;
}

const TeamCell = observer(function TeamCell({ team }: { team: RankingEntry['team'] }) {
  const nameOf = usePersonName();
  return (
    <span className={classNames(styles.team, !team.single && styles.pair)}>
      <span className={styles.faces}>
        {team.players.map((player) => (
          <PersonAvatar key={player.id} person={player} size="s" />
        ))}
      </span>
      <span className={styles.names}>
        {team.players.map((player) => (
          <PlayerLink key={player.id} code={player.code}>
            {nameOf(player)}
          </PlayerLink>
        ))}
      </span>
    </span>
  );
});

/** Rows of a ranking, the viewer's own in green; each leads to its history where the viewer plays in the same pool. */
export const RankingRows = observer(function RankingRows(props: RankingRowsProps) {
  const { caption, rows, isDouble, userId, onHistory, placed = true } = props;
  const t = useText();
  const { language } = useStores().language;
  const heads = [
    ...(placed ? [t('rankings.column.rank')] : []),
    t(isDouble ? 'rankings.column.pair' : 'rankings.column.player'),
    t('rankings.column.rating'),
    ...(onHistory ? [t('rankings.column.history')] : []),
  ];
  return (
    <RowTable caption={caption} heads={heads} className={styles.rows}>
      {rows.map((entry) => {
        const { rank, team } = entry;
        const isOwn = team.players.some(({ id }) => id === userId);
        const rating = formatRating(entry.rating, language);
        return (
          <tr key={team.id} aria-current={isOwn || undefined}>
            {placed && <td className={styles.rank}>{rank}</td>}
            <td>
              <TeamCell team={team} />
            </td>
            <td className={styles.level}>
              {isOwn ? <Flip value={rating} size="s" /> : rating}
              <Sureness width={entry.width} provisional={false} />
            </td>
            {onHistory && (
              <td className={styles.history}>
                <IconButton
                  icon={CLOCK_ICON}
                  label={t('rankings.history', { names: teamName(team, language) })}
                  onClick={() => onHistory(entry)}
                />
              </td>
            )}
          </tr>
        );
      })}
    </RowTable>
  );
});
