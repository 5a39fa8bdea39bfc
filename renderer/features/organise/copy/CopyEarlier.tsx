import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useRoute } from '../../../ui/route.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { COPIED, copyFor, isCopied } from './copyGame.ts';

/** Fills the form from an earlier game named in the address, `?copy=ID`; asks before it replaces a draft. */
export const CopyEarlier = observer(function CopyEarlier({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { games, feedback, config } = useStores();
  const route = useRoute();
  const id = new URLSearchParams(route.search).get('copy');
  const [earlier, setEarlier] = useState<Game | null>(null);
  const { go } = route;

  /** The address names nothing any more: a reload must not copy over later input. */
  const leave = useCallback(() => {
    setEarlier(null);
    go(PATHS.organise, { replace: true });
  }, [go]);
  const take = useCallback(
    (game: Game) => {
      draft.known.learn([game]);
      draft.restore(copyFor(game, config.now()));
      feedback.toast({ id: COPIED, tone: 'success', text: 'organise.copied', stays: false });
      leave();
    },
    [draft, config, feedback, leave],
  );

  useEffect(() => {
    if (!id) return;
    let isGone = false;
    const refuse = () => {
      feedback.toast({ id: COPIED, tone: 'error', text: 'organise.copy.foreign', stays: true });
      leave();
    };
    const load = async () => {
      try {
        const game = await games.load(id);
        if (isGone) return;
        if (!isCopied(game)) refuse();
        else if (draft.typed === null) take(game);
        else setEarlier(game);
      } catch (error) {
        if (isGone) return;
        const { on } = feedback.report(error, { retry: () => void load() });
        // This page has no place for the failure of such a match: it is said all the same.
        if (on === 'screen' || on === 'fields') refuse();
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id, games, feedback, draft, take, leave]);

  if (!earlier) return null;
  return (
    <ConfirmDialog
      title={t('organise.copy.title')}
      verb={t('organise.copy.take')}
      back={t('organise.copy.keep')}
      closeLabel={t('alert.close')}
      onConfirm={() => take(earlier)}
      onBack={leave}
    >
      <p>{t('organise.copy.text')}</p>
    </ConfirmDialog>
  );
});
