import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { shortLinkPath } from '../../../shared/routes/paths.ts';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Fold } from '../../ui/forms/Fold.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { GameDetails } from './GameDetails.tsx';
import styles from './GameFolds.module.css';
import { ShareLink } from './ShareLink.tsx';

/** What is rarely looked at: the offer, and the link for everybody. */
export const GameFolds = observer(function GameFolds({ game }: { game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const [first] = offeredWindows(game);
  const venue = game.location ?? venuesOf(game).offered[0]?.location;
  const value = [first && formatDay(first.fromTime, game.timezone, formats), venue?.name].filter(Boolean).join(', ');
  return (
    <div className={styles.folds}>
      <Part title={t('ownGame.details')} value={value} onPaper>
        <GameDetails game={game} />
      </Part>
      {game.shareUrl && game.action.includes('INVITE') && (
        <Part title={t('share.title')} value={new URL(game.shareUrl).host}>
          <ShareLink
            url={game.shareUrl}
            shortUrl={new URL(shortLinkPath(game.code ?? ''), game.shareUrl).href}
            title={t(`sport.${game.sport}`)}
          />
        </Part>
      )}
    </div>
  );
});

interface PartProps {
  title: string;
  value: string;
  /** Stands open on the printed sheet. */
  onPaper?: boolean;
  children: ReactNode;
}

function Part({ title, value, onPaper = false, children }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinted = useMedia('print') && onPaper;
  return (
    <section>
      <Fold
        label={<h2 className={styles.title}>{title}</h2>}
        value={value}
        open={isOpen || isPrinted}
        onToggle={(open) => !isPrinted && setOpen(open)}
      >
        {children}
      </Fold>
    </section>
  );
}
