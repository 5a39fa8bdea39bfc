import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { toFailure } from '../../api/apiFailure.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { SetKeys } from './keys/SetKeys.tsx';
import { SheetKeys } from './keys/SheetKeys.ts';
import { OutcomeFields } from './OutcomeFields.tsx';
import styles from './Score.module.css';
import { ScoreConflict } from './ScoreConflict.tsx';
import type { ScoreSheet } from './ScoreSheet.ts';
import { SetBoard } from './SetBoard.tsx';
import { SheetProblems } from './SheetProblems.tsx';
import { wonBy } from './sides.ts';

export interface ScoreDialogProps {
  sheet: ScoreSheet;
  onClose: () => void;
  /** The match is scored, or can't be any more: the lists have to be read again. */
  onSaved: () => void;
}

/** The score of a match, typed in set by set (R-score-sheet). Closing it loses nothing that was typed. */
export const ScoreDialog = observer(function ScoreDialog({ sheet, onClose, onSaved }: ScoreDialogProps) {
  const t = useText();
  const { feedback } = useStores();
  const id = useId();
  const [keys] = useState(() => new SheetKeys(sheet));
  const [refusals, setRefusals] = useState(0);

  const focus = (field: string) => document.getElementById(`${id}${field}`)?.focus();
  // Before it is seen: a key that was pressed by then would go back to the first field.
  useLayoutEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(`#${CSS.escape(id)}form input`);
    ([...fields].find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [id]);
  useEffect(() => {
    if (refusals === 0) return;
    const form = document.getElementById(`${id}form`);
    form?.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')?.focus();
  }, [id, refusals]);

  const save = async (send: typeof sheet.save) => {
    try {
      const game = await send();
      // The page says above that it waits (R-unsent).
      if (game === 'waiting') onClose();
      else if (game) {
        const counted = game.awaitsProof ? 'score.saved.proved' : 'score.saved.rated';
        const text = game.disputed ? 'score.saved.disputed' : sheet.counts ? counted : 'score.saved.unrated';
        feedback.toast({ id: 'score.saved', tone: game.disputed ? 'info' : 'success', text, stays: false });
        onSaved();
      } else setRefusals((count) => count + 1);
    } catch (error) {
      feedback.report(error, { retry: () => void save(send) });
      if (toFailure(error).code === 'E.game.state') onSaved();
    }
  };
  const won = sheet.problem ? null : wonBy(sheet.game, sheet);
  const saveText = won ? t('score.save.won', won) : t('score.save');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(sheet.save);
  };

  return (
    <Dialog
      title={t(sheet.game.status === 'PLAYED' ? 'score.correct' : 'score.enter')}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        sheet.saving.current === null && (
          <>
            <Button onClick={onClose}>{t('score.later')}</Button>
            <Button id={`${id}save`} type="submit" form={`${id}form`} variant="action" big busy={sheet.saving.busy}>
              {saveText}
            </Button>
          </>
        )
      }
    >
      {sheet.saving.current ? (
        <ScoreConflict
          sheet={sheet}
          game={sheet.saving.current}
          onKeep={onSaved}
          onInsist={() => void save(sheet.insist)}
        />
      ) : (
        <form id={`${id}form`} className={styles.form} noValidate onSubmit={handleSubmit}>
          {sheet.game.disputed && <Notice tone="warn">{t('score.disputed.text')}</Notice>}
          {sheet.asksSets && <SetBoard sheet={sheet} keys={keys} id={id} onStep={focus} />}
          <SheetProblems sheet={sheet} id={id} />
          {sheet.asksSets && <SetKeys sheet={sheet} keys={keys} onStep={focus} />}
          <OutcomeFields sheet={sheet} />
        </form>
      )}
    </Dialog>
  );
});
