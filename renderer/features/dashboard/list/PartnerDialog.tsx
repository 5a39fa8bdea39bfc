import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

interface PartnerDialogProps {
  game: Game;
  chosen: string | null;
  onChoose: (inviteeId: string) => void;
  onClose: () => void;
  /** The teams are set, or the match has changed under the question: the list has to be read again. */
  onChosen: () => void;
}

/** The organiser of an open doubles picks a partner among the three who are in (R-partner). */
export const PartnerDialog = observer(function PartnerDialog(props: PartnerDialogProps) {
  const { game, chosen, onChoose, onClose, onChosen } = props;
  const t = useText();
  const { games, feedback, language } = useStores();
  const confirmed = confirmedIn(game);
  const nameOf = usePersonName();
  const others = (id: string) => confirmed.filter((each) => each.id !== id).map(({ user }) => nameOf(user));

  const confirm = useAction(
    async () => {
      if (!chosen) return;
      const contactList = [{ id: chosen }];
      await games.act(game.id, { actionType: 'PARTNER_SELECTION', contactList, version: game.version });
      feedback.toast({ id: 'partner.saved', tone: 'success', text: 'partner.saved', stays: false });
      onChosen();
    },
    ({ code }, report) => {
      report();
      if (code === 'E.game.changed' || code === 'E.game.state') onChosen();
    },
  );

  return (
    <Dialog
      title={t('partner.title')}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.later')}</Button>
          <Button variant="primary" disabled={chosen === null} busy={confirm.isBusy} onClick={() => void confirm.run()}>
            {t('partner.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('partner.legend')}
        options={confirmed.map(({ id, user }) => ({
          value: id,
          label: nameOf(user),
          hint: t('partner.against', { names: formatList(others(id), language.language) }),
        }))}
        value={chosen}
        onChange={onChoose}
      />
    </Dialog>
  );
});
