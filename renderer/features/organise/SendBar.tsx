import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SEND_ICON } from '../../ui/display/icons.ts';
import { Problem } from '../../ui/forms/Problem.tsx';
import type { OrganiseDraft } from './draft/OrganiseDraft.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';
import styles from './SendBar.module.css';

/** Always in view: the look at the invitation, and the button that sends it. */
export const SendBar = observer(function SendBar({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { session } = useStores();
  const { problems, guestCount: count } = draft;
  const { length: matches } = draft.series;
  return (
    <div className={styles.bar}>
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
        <Button type="submit" variant="action" icon={SEND_ICON} busy={draft.busy} big>
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
