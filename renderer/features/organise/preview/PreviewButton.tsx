import { useState } from 'react';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

const PreviewDialog = chunk(() => import('./PreviewDialog.tsx')).Part;

/** Opens what the guests will see of the draft; its parts are fetched when it is wanted. */
export function PreviewButton({ draft }: { draft: OrganiseDraft }) {
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
