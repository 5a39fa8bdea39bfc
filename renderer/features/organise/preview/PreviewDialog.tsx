import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Facts } from '../../invitation/Facts.tsx';
import { Hero } from '../../invitation/Hero.tsx';
import { InvitationStore } from '../../invitation/InvitationStore.ts';
import { Players } from '../../invitation/Players.tsx';
import { TimesAndVenues } from '../../invitation/TimesAndVenues.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import styles from './PreviewDialog.module.css';
import { PREVIEW_ID, previewGame } from './previewGame.ts';

/** The guest's page of a draft, drawn by the guest's own components; choices in it go nowhere. */
const PreviewDialog = observer(function PreviewDialog({
  draft,
  onClose,
}: {
  draft: OrganiseDraft;
  onClose: () => void;
}) {
  const t = useText();
  const { games, session, config, language } = useStores();
  const [store] = useState(() => {
    const body = draft.toBody();
    const me = session.user ?? { id: '', firstName: '', lastName: '' };
    const isLike = body.gamePreference.matchType;
    const own = [...games.items.values()].find(
      ({ userRole, sport, gamePreference }) =>
        userRole === 'OWNER' && sport === body.sport && gamePreference.matchType === isLike,
    );
    const game = previewGame(body, {
      me,
      venues: draft.venues.filled,
      earlier: draft.venues.choices,
      club: draft.club,
      ownerLevel: own?.ownerLevel ?? null,
      now: config.now().toISOString(),
    });
    return new InvitationStore(
      { gameId: PREVIEW_ID, password: null, token: PREVIEW_ID },
      {
        games: { load: async () => game },
        send: async () => game,
        now: config.now,
        hasAccount: () => false,
        language: () => language.language,
        onRegistered: () => undefined,
        report: () => undefined,
      },
    );
  });
  useEffect(() => void store.load(), [store]);
  const game = store.value;
  return (
    <Dialog title={t('organise.preview.title')} closeLabel={t('alert.close')} onClose={onClose} wide>
      <p>{t('organise.preview.text')}</p>
      {game && (
        <div className={styles.page} data-sport={game.sport}>
          <Hero store={store} game={game} />
          <div className={styles.body}>
            {store.answer.offer.starts.length > 0 || game.locationPreference.length > 0 ? (
              <div className={styles.main}>
                <TimesAndVenues store={store} game={game} />
              </div>
            ) : (
              <p>{t('organise.preview.empty')}</p>
            )}
            <div className={styles.main}>
              <Facts game={game} />
              <Players game={game} />
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
});

export default PreviewDialog;
