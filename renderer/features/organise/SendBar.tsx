import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SEND_ICON } from '../../ui/display/icons.ts';
import { Problem } from '../../ui/forms/Problem.tsx';
import type { OrganiseDraft } from './draft/OrganiseDraft.ts';
import styles from './SendBar.module.css';

const PreviewDialog = chunk(() => import('./preview/PreviewDialog.tsx')).Part;

/** Opens the guests' view of the draft; its parts are fetched when it is wanted. */
function PreviewButton({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button big onClick={() => setOpen(true)}>
        {t('organise.preview')}
      </Button>
      {isOpen && <PreviewDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Always in view: the look at the invitation, and the button that sends it. */
export const SendBar = observer(function SendBar({ draft, busy }: { draft: OrganiseDraft; busy: boolean }) {
  const t = useText();
  const { session } = useStores();
  const { problems, guestCount: count } = draft;
  const { length: matches } = draft.series;
  return (
    <div className={styles.bar} data-bar>
      {session.unproved && (
        <p className={styles.hint}>
          {t(session.unproved === 'phone' ? 'organise.send.waitsPhone' : 'organise.send.waits')}
        </p>
      )}
      <Problem live>
        {draft.attempted && problems.count > 0 && t('organise.send.problems', { count: problems.count })}
      </Problem>
      <div className={styles.buttons}>
        <PreviewButton draft={draft} />
        <Button type="submit" variant="action" icon={SEND_ICON} busy={busy} big>
          {matches > 1
            ? t('organise.send.series', { count: matches })
            : count > 0
              ? t('organise.send.count', { count })
              : t(draft.isOpen ? 'organise.send.open' : 'organise.send')}
        </Button>
      </div>
    </div>
  );
});
