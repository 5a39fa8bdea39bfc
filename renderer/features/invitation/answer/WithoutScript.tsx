import { observer } from 'mobx-react-lite';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../../../../shared/domain/limits.ts';
import { guestNameFields } from '../../../common/people/nameFields.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { buttonClass } from '../../../ui/actions/Button.tsx';
import type { AnswerDraft } from './AnswerDraft.ts';
import styles from './WithoutScript.module.css';

/** A browser counts a character as up to two. The server counts the characters. */
const UNITS = 2;

/** A word to the organiser, where no script runs. */
export function SpokenByForm({ game, answer }: { game: Game; answer: AnswerDraft }) {
  const t = useText();
  return (
    <span className={styles.fields}>
      <label className={styles.field}>
        {t('invitation.note.label')}
        <textarea name="note" rows={3} maxLength={UNITS * MAX_NOTE_LENGTH} defaultValue={answer.note} />
      </label>
      {game.currentInvitee?.hasPhone && (
        <label className={styles.box}>
          <input type="checkbox" name="shareMyPhone" defaultChecked={answer.shareMyPhone} />
          {t('invitation.phone.label')}
        </label>
      )}
    </span>
  );
}

/** The visitor's fields after a share link, where no script runs (R-visitor-form). */
export const VisitorByForm = observer(function VisitorByForm() {
  const t = useText();
  const { arrived, language } = useStores();
  const typed = arrived?.refused?.typed ?? {};
  return (
    <span className={styles.fields}>
      <input type="hidden" name="key" value={arrived?.formKey} />
      <span>{t('visitor.text')}</span>
      {guestNameFields(language.language).map(({ name, label, autoComplete }) => (
        <label key={name} className={styles.field}>
          {t(label)}
          <input
            name={name}
            autoComplete={autoComplete}
            maxLength={UNITS * MAX_NAME_LENGTH}
            defaultValue={typed[name]}
          />
        </label>
      ))}
      <label className={styles.field}>
        {t('signIn.email')}
        <input name="email" type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} defaultValue={typed.email} />
      </label>
    </span>
  );
});

/** A time to tick, one of many, where no script runs. */
export function StartByForm({ start, text, isTicked }: { start: string; text: string; isTicked: boolean }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name="start" value={start} defaultChecked={isTicked} />
      {text}
    </label>
  );
}

/** Takes a yes back, where no script runs; asks first if others have the match in their calendar. */
export function WithdrawByForm({ game, isAgreed, label }: { game: Game; isAgreed: boolean; label: string }) {
  const t = useText();
  const button = (
    <button type="submit" name="answer" value="decline" className={buttonClass('danger', false)}>
      {label}
    </button>
  );
  if (!isAgreed) return button;
  return (
    <details className={styles.fields}>
      <summary className={styles.box}>{label}</summary>
      <p>{t('invitation.withdraw.text', { name: game.owner.firstName })}</p>
      {button}
    </details>
  );
}
