import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';

/** Asks once more those who have not answered, and nobody else (R-nudge). */
export const NudgeButton = observer(function NudgeButton({ game }: { game: Game }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const silent = game.invitee.filter(({ status }) => status === 'SENT' || status === 'OPENED').length;
  if (silent === 0 || !game.action.includes('INVITE')) return null;
  const nudge = async () => {
    setBusy(true);
    try {
      const { sent } = await api.call(nudgeGame, { params: { id: game.id } });
      feedback.toast({ id: 'nudge', tone: 'success', text: 'ownGame.nudged', values: { count: sent }, stays: false });
    } catch (error) {
      if (toFailure(error).code === 'E.tooMany') {
        feedback.toast({ id: 'nudge', tone: 'info', text: 'ownGame.nudge.again', stays: false });
      } else feedback.report(error, { retry: () => void nudge() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="mail" busy={busy} onClick={() => void nudge()}>
      {t('ownGame.nudge', { count: silent })}
    </Button>
  );
});
