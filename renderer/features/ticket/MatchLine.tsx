import { observer } from 'mobx-react-lite';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { hasOpenPairs } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { FactLine } from '../../ui/display/FactLine.tsx';
import styles from './MatchLine.module.css';

/** The kind of match, in one line; on paper with its organiser. */
export const MatchLine = observer(function MatchLine({ game }: { game: Game }) {
  const t = useText();
  const nameOf = usePersonName();
  const { formats } = useStores();
  const { matchType, matchCategory, duration } = game.gamePreference;
  const parts = [
    t(`sport.${game.sport}`),
    t(`organise.type.${matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE'}`),
    formatDuration(duration, formats),
    t(matchCategory === 'PRACTICEHIT' ? 'invitation.unrated' : 'invitation.rated'),
  ];
  return (
    <>
      <p className={styles.kind}>
        <FactLine facts={parts} />
      </p>
      {/* The person who chooses the pairs does so on the same page. */}
      {hasOpenPairs(game) && !game.action.includes('PARTNER_SELECTION') && (
        <p className={styles.kind}>{t('ticket.pairsOpen')}</p>
      )}
      {/* The organiser reads this page, others read the sheet. */}
      <p className={styles.organiser}>
        {t('invitation.players.organiser')}: {nameOf(game.owner)}
      </p>
    </>
  );
});
