import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SET_RULES } from '../../../shared/domain/sports.ts';
import { formatSets } from '../../../shared/locales/score.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { UNDO_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DecidedPanel } from './keys/DecidedPanel.tsx';
import { Endings } from './keys/Endings.tsx';
import { SetKeys } from './keys/SetKeys.tsx';
import { SheetKeys } from './keys/SheetKeys.ts';
import { SheetLinks } from './keys/SheetLinks.tsx';
import styles from './Score.module.css';
import { ScoreConflict } from './ScoreConflict.tsx';
import type { ScoreSheet } from './ScoreSheet.ts';
import { SetBoard } from './SetBoard.tsx';
import { SheetNote } from './SheetNote.tsx';
import { fieldName } from './setRow.ts';
import { wonBy } from './sides.ts';

export interface ScoreDialogProps {
  sheet: ScoreSheet;
  onClose: () => void;
  /** The match is scored, or can't be any more: the lists have to be read again. */
  onSaved: () => void;
}

/** @returns the sheet's question: who won the set, its tie-break, or whether the whole score is right */
function useSheetTitle(sheet: ScoreSheet, keys: SheetKeys): string {
  const t = useText();
  const { target, panel } = keys;
  if (sheet.saving.current) return t('score.title');
  if (panel !== 'keys') return t('score.ask.ended');
  if (!target) return t('score.ask.right');
  const number = sheet.rows.indexOf(target.row) + 1;
  if (target.part === 'tieBreak') return t('score.set.tieBreak', { number });
  const isOnly = SET_RULES[sheet.game.gamePreference.gameSetRule].bestOf === 1 && sheet.rows.length === 1;
  return isOnly ? t('score.winner.ask') : t('score.ask.set', { number });
}

/** The score of a match, a set at a time, on a sheet that does not move (R-score-sheet). Closing it loses no typed score. */
export const ScoreDialog = observer(function ScoreDialog({ sheet, onClose, onSaved }: ScoreDialogProps) {
  const t = useText();
  const {
    feedback,
    language: { language },
  } = useStores();
  const id = useId();
  const [keys] = useState(() => new SheetKeys(sheet));
  const [refusals, setRefusals] = useState(0);
  const title = useSheetTitle(sheet, keys);

  const focus = (field: string) => {
    if (field === 'save') flushSync(keys.rest);
    document.getElementById(`${id}${field}`)?.focus();
  };
  // Before it is seen: a key that was pressed by then would go back to the first field.
  useLayoutEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(`#${CSS.escape(id)}form input`);
    ([...fields].find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [id]);
  useEffect(() => {
    if (refusals === 0) return;
    const form = document.getElementById(`${id}form`);
    (form?.querySelector<HTMLElement>('[aria-invalid]') ?? form?.querySelector('input'))?.focus();
  }, [id, refusals]);

  const save = useAction(
    async (send: typeof sheet.save) => {
      const game = await send();
      // The page says above that it waits (R-unsent).
      if (game === 'waiting') onClose();
      else if (game) {
        const counted = game.awaitsProof ? 'score.saved.proved' : 'score.saved.rated';
        const text = game.disputed ? 'score.saved.disputed' : sheet.counts ? counted : 'score.saved.unrated';
        feedback.toast({ id: 'score.saved', tone: game.disputed ? 'info' : 'success', text, stays: false });
        onSaved();
      } else setRefusals((count) => count + 1);
    },
    ({ code }, report) => {
      report();
      if (code === 'E.game.state') onSaved();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(sheet.save);
  };
  const won = sheet.isComplete ? wonBy(sheet.game, sheet) : null;
  const saveText = won ? t(won.isOwn ? 'score.save.own' : 'score.save.won', won.values) : t('score.save');
  const isDecided = sheet.isComplete && (won !== null || sheet.playedStatus !== 'PLAYED');
  const isAsked = sheet.saving.current === null;

  return (
    <Dialog
      still={isAsked}
      name={t(sheet.game.status === 'PLAYED' ? 'score.correct' : 'score.enter')}
      title={title}
      closeLabel={t('alert.close')}
      onClose={onClose}
      tools={
        isAsked &&
        keys.canUndo && (
          <IconButton
            icon={UNDO_ICON}
            label={t('unsent.takeBack')}
            onClick={() => {
              const field = flushSync(keys.undo);
              if (field) focus(field);
            }}
          />
        )
      }
      actions={
        isAsked && (
          <>
            <SheetNote sheet={sheet} id={id} />
            <Button onClick={onClose}>{t('score.later')}</Button>
            <Button
              id={`${id}save`}
              type="submit"
              form={`${id}form`}
              variant={isDecided ? 'action' : 'secondary'}
              big
              waits={!sheet.isComplete}
              busy={save.isBusy}
            >
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
          busy={save.isBusy}
          onInsist={() => void save.run(sheet.insist)}
        />
      ) : (
        <form id={`${id}form`} className={styles.form} noValidate onSubmit={handleSubmit}>
          <SetBoard sheet={sheet} keys={keys} id={id} onStep={focus} />
          <div className={styles.panel}>
            {/* A pressed key is gone, and its result is on the board above, where the focus is not. */}
            <div role="status">
              <VisuallyHidden>
                {formatSets({ gameSet: sheet.sets, sport: sheet.game.sport }, 'INITIATOR', language)}
              </VisuallyHidden>
            </div>
            {keys.panel !== 'keys' ? (
              <Endings
                sheet={sheet}
                keys={keys}
                onEnd={() => {
                  const { target } = keys;
                  if (keys.panel === 'keys') focus(target ? fieldName(target.row, target.part, 'initiator') : 'save');
                }}
              />
            ) : keys.target ? (
              <SetKeys sheet={sheet} keys={keys} onStep={focus} />
            ) : (
              <DecidedPanel sheet={sheet} />
            )}
          </div>
          <SheetLinks sheet={sheet} keys={keys} onStep={focus} />
        </form>
      )}
    </Dialog>
  );
});
