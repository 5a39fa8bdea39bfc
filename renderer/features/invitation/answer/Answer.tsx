import { observer } from 'mobx-react-lite';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { TimesAndVenues } from '../TimesAndVenues.tsx';
import styles from './Answer.module.css';
import { AnswerBar } from './AnswerBar.tsx';
import { SpokenByForm, VisitorByForm } from './WithoutScript.tsx';

const StakesLine = chunk(() => import('./StakesLine.tsx'), { waiting: null, isExtra: true }).Part;
const VisitorSheet = chunk(() => import('../visitor/VisitorSheet.tsx'), { waiting: null }).Part;
const AccountAnswer = chunk(() => import('../visitor/AccountAnswer.tsx'), { waiting: <Skeleton height={4} /> }).Part;
const Spoken = chunk(() => import('./Spoken.tsx'), { waiting: <Skeleton height={8} /> }).Part;

interface AnswerProps {
  store: InvitationStore;
  game: Game;
}

/**
 * Choosing time and venue and saying yes or no; visitors from a share link give their name together with the yes.
 * A form that works before its script has come, and without (R-form-answer).
 */
export const Answer = observer(function Answer({ store, game }: AnswerProps) {
  const t = useText();
  const { language } = useStores();
  const { answer } = store;
  return (
    <>
      <form method="post" className={styles.answer} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="language" value={language.language} />
        {/* The only choice is sent as well: a yes is to the shown time. */}
        {answer.offer.onlyStart && <input type="hidden" name="start" value={answer.offer.onlyStart} />}
        {answer.offer.onlyVenue && <input type="hidden" name="venue" value={answer.offer.onlyVenue} />}
        <TimesAndVenues store={store} game={game} />
        {answer.asAccount && <AccountAnswer game={game} onOther={answer.answerForOther} />}
        <div className={styles.folds}>
          <Fold
            label={t('invitation.more', { name: game.owner.firstName })}
            open={answer.speaking || answer.note !== ''}
            onToggle={answer.speak}
          >
            {(answer.speaking || answer.note !== '') && <Spoken store={store} game={game} />}
            <noscript>{import.meta.env.SSR && <SpokenByForm game={game} answer={answer} />}</noscript>
          </Fold>
        </div>
        {isAboutLevels(game) && <StakesLine store={store} game={game} />}
        {answer.needsVisitor && <noscript>{import.meta.env.SSR && <VisitorByForm />}</noscript>}
        <AnswerBar store={store} game={game} />
      </form>
      {answer.introducing && answer.needsVisitor && <VisitorSheet store={store} game={game} />}
    </>
  );
});

/** A single that counts, answered by somebody with an account. */
function isAboutLevels({ currentInvitee, gamePreference }: Game): boolean {
  const { matchType, matchCategory } = gamePreference;
  return currentInvitee?.user.type === 'NORMAL' && matchType === 'SINGLE' && matchCategory !== 'PRACTICEHIT';
}
