import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import styles from './GamePage.module.css';
import type { OwnGame } from './OwnGame.ts';

type Stop = 'CANCEL' | 'WITHDRAW';

/** Calling the match off, or not being able to play it: both end it for everybody, so both ask first. */
export const StopGame = observer(function StopGame({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const [asked, setAsked] = useState<Stop | null>(null);
  const [note, setNote] = useState('');
  const stops = (['WITHDRAW', 'CANCEL'] as const).filter((stop) => game.action.includes(stop));
  const stop = async (actionType: Stop) => {
    const said = note.trim();
    await own.act({ actionType, version: game.version, ...(said ? { note: said } : {}) });
    setAsked(null);
  };
  if (stops.length === 0) return null;
  return (
    <div className={styles.stops}>
      {stops.map((each) => (
        <Button key={each} variant="quiet" icon="close" onClick={() => setAsked(each)}>
          {t(`ownGame.stop.${each}`)}
        </Button>
      ))}
      {asked && (
        <Dialog
          role="alertdialog"
          title={t(`ownGame.stop.${asked}.title`)}
          closeLabel={t('alert.close')}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{t('ownGame.back')}</Button>
              <Button variant="danger" busy={own.busy === asked} onClick={() => void stop(asked)}>
                {t(`ownGame.stop.${asked}`)}
              </Button>
            </>
          }
        >
          <p>{t(`ownGame.stop.${asked}.text`)}</p>
          <TextArea
            label={t('ownGame.stop.note')}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={setNote}
          />
        </Dialog>
      )}
    </div>
  );
});
