import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { gameEditPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { TextArea } from '../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import styles from './GamePage.module.css';
import type { OwnGame } from './OwnGame.ts';

type Stop = 'CANCEL' | 'WITHDRAW';

/** Changing the match; and calling it off, or not being able to play it: those end it for everybody, so they ask first. */
export const GameWays = observer(function GameWays({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const [asked, setAsked] = useState<Stop | null>(null);
  const [note, setNote] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const isOfClub = game.userRole === 'CLUB';
  const stops = (['WITHDRAW', 'CANCEL'] as const).filter((stop) => game.action.includes(stop));
  if (!game.action.includes('EDIT') && stops.length === 0) return null;
  const stop = async (actionType: Stop) => {
    const said = note.trim();
    // In a match of others, the club owes them a reason (R-club-match-acts).
    if (isOfClub && said === '') return setLacksReason(true);
    await own.act({ actionType, version: game.version, ...(said ? { note: said } : {}) });
    setAsked(null);
  };
  return (
    <div className={styles.buttons}>
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
        <ConfirmDialog
          title={t(`ownGame.stop.${asked}.title`)}
          verb={t(`ownGame.stop.${asked}`)}
          back={t('ownGame.back')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={own.busy === asked}
          onConfirm={() => void stop(asked)}
          onBack={() => setAsked(null)}
        >
          <p>{t(`ownGame.stop.${asked}.text`)}</p>
          <TextArea
            label={t(isOfClub ? 'ownGame.stop.reason' : 'ownGame.stop.note')}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            error={lacksReason && note.trim() === '' ? t('ownGame.stop.reason.none') : undefined}
            onChange={setNote}
          />
        </ConfirmDialog>
      )}
    </div>
  );
});
