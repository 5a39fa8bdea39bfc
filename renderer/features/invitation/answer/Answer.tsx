import { observer } from 'mobx-react-lite';
import { MAX_NOTE_LENGTH } from '../../../../shared/domain/limits.ts';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { TimesAndVenues } from '../TimesAndVenues.tsx';
import styles from './Answer.module.css';
import { AnswerBar } from './AnswerBar.tsx';

const ClashNotice = chunk(() => import('./ClashNotice.tsx'), { waiting: null, isExtra: true }).Part;
const VisitorForm = chunk(() => import('../visitor/VisitorForm.tsx'), { waiting: <Skeleton height={16} /> }).Part;
const AccountAnswer = chunk(() => import('../visitor/AccountAnswer.tsx'), { waiting: <Skeleton height={4} /> }).Part;

interface AnswerProps {
  store: InvitationStore;
  game: Game;
}

/** Choosing time and venue and saying yes or no. */
export const Answer = observer(function Answer({ store, game }: AnswerProps) {
  const t = useText();
  const hasPhone = game.currentInvitee?.hasPhone ?? false;
  return (
    <div className={styles.answer}>
      <TimesAndVenues store={store} game={game} />
      {store.answer.touched && <ClashNotice store={store} game={game} />}
      {store.answer.asAccount && <AccountAnswer game={game} onOther={store.answer.answerForOther} />}
      {store.answer.sharing && !store.answer.asAccount && <VisitorForm answer={store.answer} />}
      <details className={styles.more} open={Boolean(store.answer.note) || undefined}>
        <summary>{t('invitation.more', { name: game.owner.firstName })}</summary>
        <div className={styles.extras}>
          <TextArea
            label={t('invitation.note.label', { name: game.owner.firstName })}
            hint={t('invitation.note.hint')}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={store.answer.note}
            onChange={store.answer.setNote}
          />
          {(hasPhone || Boolean(store.answer.visitor?.phone)) && (
            <Checkbox
              label={t('invitation.phone.label')}
              hint={t('invitation.phone.hint')}
              checked={store.answer.shareMyPhone}
              onChange={store.answer.setShareMyPhone}
            />
          )}
        </div>
      </details>
      <AnswerBar store={store} game={game} />
    </div>
  );
});
