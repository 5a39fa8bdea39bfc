import { observer } from 'mobx-react-lite';
import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { formatSets } from '../../../../shared/locales/score.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Folds } from '../../../ui/forms/Fold.tsx';
import { PrintedFold } from '../PrintedFold.tsx';
import { MovedPlayers } from './MovedPlayers.tsx';
import { ReceiptFace } from './ReceiptFace.tsx';
import styles from './ReceiptPage.module.css';
import { ReceiptSteps } from './ReceiptSteps.tsx';
import { ReceiptTable } from './ReceiptTable.tsx';
import { movedPlayers } from './receiptSides.ts';

interface WholeReceiptProps {
  receipt: RatingReceipt;
  /** Null where the viewer may not see it. */
  game: Game | null;
}

/** The result of a match, how in three pictures, for whom, and all figures: seen from the viewer's side, else the winners'. */
export const WholeReceipt = observer(function WholeReceipt({ receipt, game }: WholeReceiptProps) {
  const t = useText();
  const { language, session } = useStores();
  const people = movedPlayers(receipt);
  const me = people.find(({ id }) => id === session.user?.id);
  const side = people.filter(({ hasWon }) => hasWon === (me?.hasWon ?? true));
  const others = people.filter((player) => !side.includes(player));
  const sets = (fromWinners: boolean) =>
    game
      ? formatSets(game, (game.winner === 'INITIATOR') === fromWinners ? 'INITIATOR' : 'OPPONENT', language.language)
      : '';
  if (side.length === 0) return <h1>{t('receipt.title')}</h1>;
  return (
    <div className={styles.whole} data-sport={receipt.gameDTO.sport}>
      <ReceiptFace receipt={receipt} me={me} side={side} busy={people.filter(({ sameDay }) => sameDay)} />
      <ReceiptSteps
        sport={receipt.gameDTO.sport}
        me={me}
        side={side}
        others={others}
        game={game}
        score={sets(me?.hasWon ?? true)}
      />
      <MovedPlayers people={people} />
      <div className={styles.figures}>
        <Folds>
          <PrintedFold label={t('receipt.figures')}>
            <div className={styles.scroll}>
              <ReceiptTable people={people} sets={sets(true)} />
            </div>
          </PrintedFold>
        </Folds>
      </div>
    </div>
  );
});
