import { observer } from 'mobx-react-lite';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
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

/** How many people fit: those the organiser knows in a number, the others in words (R-substitute-strangers). */
export const WhoFits = observer(function WhoFits({ view }: { view: PlayerSearchView }) {
  const t = useText();
  const { next, others } = view;
  const known = next.length > 0 ? t('playerSearch.known', { count: next.length }) : null;
  const strangers = others === 'NONE' ? null : t(`playerSearch.others.${others}`);
  return <p className={styles.fits}>{[known, strangers].filter(Boolean).join(' ') || t('playerSearch.nobody')}</p>;
});

/** Asks before the search begins: names its people, and how it goes. */
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
