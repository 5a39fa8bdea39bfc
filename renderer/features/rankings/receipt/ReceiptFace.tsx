import { observer } from 'mobx-react-lite';
import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { formatDateBrief } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { CourtBanner } from '../pictures/CourtBanner.tsx';
import { MoveBoard } from '../pictures/MoveBoard.tsx';
import styles from './ReceiptFace.module.css';
import { type MovedPlayer, oddsOf } from './receiptSides.ts';

interface ReceiptFaceProps {
  receipt: RatingReceipt;
  /** The viewer, where they played. */
  me: MovedPlayer | undefined;
  /** The side it tells about. */
  side: readonly MovedPlayer[];
  /** Players with more matches on that day. */
  busy: readonly MovedPlayer[];
}

/** The match, its result against the odds, and the level before and after it: over its court, and on the board below. */
export const ReceiptFace = observer(function ReceiptFace({ receipt, me, side, busy }: ReceiptFaceProps) {
  const t = useText();
  const { config, formats, language } = useStores();
  const { gameDTO } = receipt;
  const { day } = receipt.receipt;
  const odds = oddsOf(side[0]?.expected ?? 0.5);
  const names = formatList(
    side.map(({ firstName }) => firstName),
    language.language,
  );
  const levels = busy.map(
    ({ id, firstName, afterDay }) =>
      `${id === me?.id ? t('dashboard.you') : firstName} ${formatNumber(afterDay, language.language, 2)}`,
  );
  return (
    <header className={styles.face}>
      <CourtBanner sport={gameDTO.sport}>
        <p>
          {t(`sport.${gameDTO.sport}`)}, {t(gameDTO.initiatorTeam.single ? 'rankings.singles' : 'rankings.doubles')} ·{' '}
          <time dateTime={day}>{formatDateBrief(`${day}T12:00:00Z`, 'UTC', formats, config.now())}</time>
        </p>
        <h1>{me ? t(`receipt.own.${me.hasWon ? 'won' : 'lost'}.${odds}`) : t(`receipt.other.${odds}`, { names })}</h1>
      </CourtBanner>
      {(me ? [me] : side).map((player) => (
        <MoveBoard
          key={player.id}
          before={player.before}
          after={player.after}
          change={player.change}
          width={player.width}
          name={me ? undefined : player.firstName}
        />
      ))}
      {busy.length > 0 && (
        <p className={styles.day}>{t('receipt.sameDay', { levels: formatList(levels, language.language) })}</p>
      )}
    </header>
  );
});
