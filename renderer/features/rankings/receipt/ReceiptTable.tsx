import { observer } from 'mobx-react-lite';
import { formatChange, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './ReceiptPage.module.css';
import type { MovedPlayer } from './receiptSides.ts';

interface ReceiptTableProps {
  /** Winners first. */
  people: readonly MovedPlayer[];
  /** From the winners' side; empty where the viewer may not see them, or there are none. */
  sets: string;
}

/** The whole reckoning: a column for each player; facts of the match are given once. */
export const ReceiptTable = observer(function ReceiptTable({ people, sets }: ReceiptTableProps) {
  const t = useText();
  const { language } = useStores().language;
  const [first] = people;
  if (!first) return null;
  const number = (value: number) => formatNumber(value, language, 2);
  const each = (name: string, figure: (player: MovedPlayer) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {people.map((player) => (
        <td key={player.id}>{figure(player)}</td>
      ))}
    </tr>
  );
  const once = (name: string, figure: string) => (
    <tr>
      <th scope="row">{name}</th>
      <td colSpan={people.length}>{figure}</td>
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('receipt.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('rankings.column.player')}</VisuallyHidden>
          </th>
          {people.map(({ id, firstName }) => (
            <th key={id} scope="col">
              {firstName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(t('rankings.receipt.before'), ({ before }) => number(before))}
        {each(t('receipt.chance'), ({ expected }) => formatPercent(expected, language))}
        {sets !== '' && once(t('receipt.score'), sets)}
        {once(
          t('receipt.share'),
          first.share === null ? t('receipt.share.none') : formatPercent(first.share, language),
        )}
        {/* By the rule before, a win is a whole one. */}
        {once(t('receipt.credit'), formatPercent(first.credit ?? 1, language))}
        {each(t('receipt.step'), ({ k }) => number(k))}
        {each(t('rankings.receipt.change'), ({ change }) => formatChange(change, language))}
        {each(t('rankings.receipt.after'), ({ after }) => number(after))}
        {once(t('receipt.rule'), t(`receipt.rule.${first.rule ?? 'RESULT'}`))}
      </tbody>
    </table>
  );
});
