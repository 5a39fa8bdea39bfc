import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { gameEditPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import styles from './GamePage.module.css';
import type { OwnGame } from './OwnGame.ts';

type Stop = 'CANCEL' | 'WITHDRAW';

/** Changing the match; and calling it off, or not being able to play it: those end it for everybody, so they ask first. */
export const GameWays = observer(function GameWays({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const [asked, setAsked] = useState<Stop | null>(null);
  const [note, setNote] = useState('');
  const stops = (['WITHDRAW', 'CANCEL'] as const).filter((stop) => game.action.includes(stop));
  if (!game.action.includes('EDIT') && stops.length === 0) return null;
  const stop = async (actionType: Stop) => {
    const said = note.trim();
    await own.act({ actionType, version: game.version, ...(said ? { note: said } : {}) });
    setAsked(null);
  };
  return (
    <div className={styles.stops}>
      {game.action.includes('EDIT') && (
        <ButtonLink to={gameEditPath(game.id)} variant="quiet">
          {t('edit.title')}
        </ButtonLink>
      )}
      {stops.map((each) => (
        <Button key={each} variant="quiet" onClick={() => setAsked(each)}>
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
