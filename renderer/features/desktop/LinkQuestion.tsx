import { observer } from 'mobx-react-lite';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { LinkDoubt, LinkOpener } from './LinkOpener.ts';

/** Asks before a link takes somebody away from their account or their work. */
export const LinkQuestion = observer(function LinkQuestion({
  opener,
  doubts,
}: {
  opener: LinkOpener;
  doubts: LinkDoubt[];
}) {
  const t = useText();
  const { session } = useStores();
  const nameOf = usePersonName();
  const name = session.user ? nameOf(session.user) : '';
  return (
    <Dialog
      role="alertdialog"
      title={t('desktop.link.title')}
      closeLabel={t('desktop.link.stay')}
      onClose={opener.stay}
      actions={
        <>
          <Button onClick={opener.stay}>{t('desktop.link.stay')}</Button>
          <Button variant="primary" onClick={opener.open}>
            {t('desktop.link.open')}
          </Button>
        </>
      }
    >
      {doubts.includes('otherAccount') && <p>{t('desktop.link.otherAccount', { name })}</p>}
      {doubts.includes('unsaved') && <p>{t('desktop.link.unsaved')}</p>}
    </Dialog>
  );
});
