import { observer } from 'mobx-react-lite';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { CandidateText } from './CandidateList.tsx';
import styles from './PlayerSearch.module.css';
import { WhoFits } from './WhoFits.tsx';

interface StartDialogProps {
  view: PlayerSearchView;
  game: Game;
  onClose: () => void;
  onStart: () => void;
}

/** Before anybody hears of it: whom it may ask, and how that goes. */
export const StartDialog = observer(function StartDialog({ view, game, onClose, onStart }: StartDialogProps) {
  const t = useText();
  const { next, atOnce } = view;
  return (
    <Dialog
      title={t('playerSearch.dialog.title')}
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
      <div className={styles.search}>
        <p>{t(atOnce ? 'playerSearch.dialog.all' : 'playerSearch.dialog.text')}</p>
        <WhoFits view={view} />
        {next.some(({ provisional }) => provisional) && <p>{t('levels.provisional.guess')}</p>}
      </div>
      <ul className={styles.people}>
        {next.map((person) => (
          <li key={person.id} className={styles.person}>
            <CandidateText person={person} timezone={game.timezone} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
