import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { BELL_ICON } from '../../../ui/display/icons.ts';

/** Asks once more those who have not answered, and nobody else (R-nudge). */
export const NudgeButton = observer(function NudgeButton({ game, count }: { game: Game; count: number }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const isFirst = !game.action.includes('CONFIRMATION') && !game.action.includes('PARTNER_SELECTION');
  const nudge = async () => {
    setBusy(true);
    try {
      const { sent } = await api.call(nudgeGame, { params: { id: game.id }, query: {} });
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
    <Button variant={isFirst ? 'action' : 'secondary'} icon={BELL_ICON} busy={busy} onClick={() => void nudge()}>
      {t('ownGame.nudge', { count })}
    </Button>
  );
});
