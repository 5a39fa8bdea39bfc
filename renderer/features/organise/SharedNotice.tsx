import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useShared } from '../shared/useShared.ts';
import type { OrganiseDraft } from './draft/OrganiseDraft.ts';

/** Puts into the draft what another app has shared, and says where it went (R-share-target). */
export function SharedNotice({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const [taken, setTaken] = useState<'note' | 'people' | null>(null);
  useShared(({ text }) => {
    if (text) setTaken(draft.takeShared(text) ? 'people' : 'note');
  });
  return (
    taken && (
      <Notice live>
        {t('shared.note')} {taken === 'people' && t('shared.people')}
      </Notice>
    )
  );
}
