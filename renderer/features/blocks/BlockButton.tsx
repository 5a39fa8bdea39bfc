import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { BLOCK_ICON } from '../../ui/display/icons.ts';
import { BlockQuestion } from './BlockQuestion.tsx';

export interface BlockButtonProps {
  userId: string;
  name: string;
  /** Left out where the live stream brings the change. */
  onBlocked?: () => void;
}

/** In lists: blocks somebody after a question that explains it (R-block). */
export function BlockButton({ userId, name, onBlocked }: BlockButtonProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={BLOCK_ICON} label={t('block.named', { name })} onClick={() => setAsking(true)} />
      {asking && <BlockQuestion userId={userId} name={name} onBlocked={onBlocked} onClose={() => setAsking(false)} />}
    </>
  );
}
