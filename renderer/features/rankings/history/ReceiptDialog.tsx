import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getGame } from '../../../../shared/contract/game.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { ratingReceiptPath } from '../../../../shared/routes/paths.ts';
import { ProvisionalNote } from '../../../common/people/ProvisionalNote.tsx';
import { formatChange, formatNumber, formatPercent, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { MatchScore } from '../../score/MatchScore.tsx';
import { ChancePicture } from '../pictures/ChancePicture.tsx';
import type { HistoryLine, ReceiptLine } from './historyLine.ts';
import styles from './Receipt.module.css';

interface ReceiptDialogProps {
  line: HistoryLine;
  onClose: () => void;
}

/** Why a rating moved: the match, the chance before it, and everybody's change by it (R-rating-receipt). */
export const ReceiptDialog = observer(function ReceiptDialog({ line, onClose }: ReceiptDialogProps) {
  const t = useText();
  const { language, session } = useStores();
  const people = [...line.receipts, ...line.others];
  const isOwn = people.some(({ id }) => id === session.user?.id);
  const [first] = line.receipts;
  const namesOf = (players: readonly { firstName: string }[]) =>
    formatList(
      players.map(({ firstName }) => firstName),
      language.language,
    );
  // A day counts as one: the change by its other matches is in the figure after it.
  const isBusyDay = people.some(({ sameDay }) => sameDay);
  return (
    <Dialog
      title={t('form.why', { level: formatRating(line.rating, language.language) })}
      closeLabel={t('alert.close')}
      onClose={onClose}
    >
      <div className={styles.receipt} data-sport={line.sport}>
        {line.receipts.map((receipt) => (
          <Sentence key={receipt.id} receipt={receipt} />
        ))}
        {isOwn && <Board gameId={line.gameId} />}
        {first && (
          <ChancePicture names={[namesOf(line.receipts), namesOf(line.against.players)]} chance={first.expected} />
        )}
        <ProvisionalNote names={people.flatMap(({ firstName, provisional }) => (provisional ? [firstName] : []))} />
        <Changes people={people} />
        {first && (
          <p className={styles.note}>
            {t('rankings.receipt.credit', { share: formatPercent(first.credit, language.language) })}
            {people.every(({ change }) => change === 0) && ` ${t('levels.still')}`}
            {isBusyDay && ` ${t('rankings.receipt.sameDay')}`}
          </p>
        )}
        <Link to={ratingReceiptPath(line.gameId)}>{t('receipt.open')}</Link>
      </div>
    </Dialog>
  );
});

const Sentence = observer(function Sentence({ receipt }: { receipt: ReceiptLine }) {
  const t = useText();
  const { language, session } = useStores();
  const values = {
    chance: formatPercent(receipt.expected, language.language),
    change: formatChange(receipt.change, language.language),
  };
  return (
    <p className={styles.say}>
      {receipt.id === session.user?.id
        ? t('rankings.receipt.own', values)
        : t('rankings.receipt.other', { ...values, name: receipt.firstName })}
    </p>
  );
});

/** The score, for those the server shows the match to; the receipt is whole without it. */
const Board = observer(function Board({ gameId }: { gameId: string }) {
  const { api } = useStores();
  const [game] = useState(() => new Query(() => api.call(getGame, { params: { id: gameId } })));
  useEffect(() => void game.load(), [game]);
  if (game.value) return <MatchScore game={game.value} />;
  return game.failure ? null : <Skeleton height={5.5} />;
});

const Changes = observer(function Changes({ people }: { people: readonly ReceiptLine[] }) {
  const t = useText();
  const { language } = useStores().language;
  const heads = ['rankings.receipt.before', 'rankings.receipt.change', 'rankings.receipt.after'] as const;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('rankings.column.player')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, firstName, before, change, after }) => (
          <tr key={id}>
            <th scope="row">{firstName}</th>
            <td>{formatNumber(before, language, 2)}</td>
            <td data-rises={change > 0 || undefined}>{formatChange(change, language)}</td>
            <td>{formatNumber(after, language, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
