import { observer } from 'mobx-react-lite';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { CandidateText } from './CandidateList.tsx';
import styles from './PlayerSearch.module.css';

interface StartDialogProps {
  view: PlayerSearchView;
  game: Game;
  onClose: () => void;
  onStart: () => void;
}

/** Before anybody hears of it: who is asked, in which order and why, and how many at once. */
export const StartDialog = observer(function StartDialog({ view, game, onClose, onStart }: StartDialogProps) {
  const t = useText();
  const { formats } = useStores();
  const { next, batch, minutes } = view;
  const isAll = batch >= next.length;
  return (
    <Dialog
      title={t('playerSearch.dialog.title', { count: next.length })}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('playerSearch.dialog.no')}</Button>
          <Button variant="primary" icon={MAIL_ICON} onClick={onStart}>
            {t('playerSearch.dialog.yes')}
          </Button>
        </>
      }
    >
      <p>
        {isAll
          ? t('playerSearch.dialog.all')
          : t('playerSearch.dialog.text', { count: batch, duration: formatDuration(minutes, formats) })}
      </p>
      {next.some(({ provisional }) => provisional) && <p>{t('levels.provisional.guess')}</p>}
      <ol className={styles.people}>
        {next.map((person) => (
          <li key={person.id} className={styles.person}>
            <CandidateText person={person} timezone={game.timezone} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
});
