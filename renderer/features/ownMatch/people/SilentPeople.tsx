import { observer } from 'mobx-react-lite';
import { nudgeGame } from '../../../../shared/contract/game.ts';
import type { GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { mayNudge } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { BELL_ICON } from '../../../ui/display/icons.ts';
import styles from './SilentPeople.module.css';

/** Asks once more those who have not answered, and nobody else (R-nudge). */
const NudgeButton = observer(function NudgeButton({ game, count }: { game: Game; count: number }) {
  const t = useText();
  const { api, feedback } = useStores();
  const isFirst = !game.action.includes('CONFIRMATION') && !game.action.includes('PARTNER_SELECTION');
  const nudge = useAction(
    async () => {
      const { sent } = await api.call(nudgeGame, { params: { id: game.id }, query: {} });
      feedback.toast({ id: 'nudge', tone: 'success', text: 'ownGame.nudged', values: { count: sent }, stays: false });
    },
    ({ code }, report) => {
      if (code !== 'E.tooMany') return report();
      return feedback.toast({ id: 'nudge', tone: 'info', text: 'ownGame.nudge.again', stays: false });
    },
  );
  return (
    <Button
      variant={isFirst ? 'action' : 'secondary'}
      icon={BELL_ICON}
      busy={nudge.isBusy}
      onClick={() => void nudge.run()}
    >
      {t('ownGame.nudge', { count })}
    </Button>
  );
});

/**
 * @param waiting ids of those a search has just asked
 * @returns people who have not answered for so long that they may be asked once more (R-nudge)
 */
export const silentIn = ({ invitee }: Game, now: Date, waiting: readonly string[]): GameInvitee[] =>
  invitee.filter((each) => mayNudge(each, now) && !waiting.includes(each.id));

interface SilentPeopleProps {
  game: Game;
  silent: readonly GameInvitee[];
}

/** The people who have not answered, and one press that asks them once more; nothing without any. */
export const SilentPeople = observer(function SilentPeople({ game, silent }: SilentPeopleProps) {
  const t = useText();
  const { language } = useStores();
  if (silent.length === 0) return null;
  const names = formatList(
    silent.map(({ user }) => user.firstName),
    language.language,
  );
  return (
    <Card>
      <div className={styles.silent}>
        <p>
          <strong>{t('ownGame.silent', { names })}</strong>
        </p>
        <NudgeButton game={game} count={silent.length} />
      </div>
    </Card>
  );
});
