import { type ReactNode, useState } from 'react';
import { askPath, publicProfilePath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { BLOCK_ICON, PERSON_ICON, PLUS_ICON } from '../../ui/display/icons.ts';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { useMenu } from '../../ui/overlay/useMenu.tsx';
import { BlockQuestion } from './BlockQuestion.tsx';

interface PersonItemProps {
  /** Player code; null for guests: they have no profile and can't be asked. */
  code: string | null;
  /** The person to block; null if not known (R-typed-address). */
  userId: string | null;
  name: string;
  className?: string | undefined;
  onBlocked?: () => void;
  /** @param button the ⋯ of the row's menu */
  children: (button: ReactNode) => ReactNode;
}

/** A row of a list of people, with the actions on this one as its menu (R-row-menu). */
export function PersonItem({ code, userId, name, className, onBlocked, children }: PersonItemProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const entries: MenuEntry[] = [];
  if (code !== null) {
    entries.push({ label: t('ask.match'), icon: PLUS_ICON, to: askPath([code]) });
    entries.push({ label: t('people.profile'), icon: PERSON_ICON, to: publicProfilePath(code) });
  }
  if (userId !== null) {
    const onSelect = () => setAsking(true);
    entries.push({ label: t('block.named', { name }), icon: BLOCK_ICON, isDanger: true, onSelect });
  }
  const { area, button, menu } = useMenu({ label: t('people.menu', { name }), entries });
  return (
    <li className={className} {...area}>
      {children(button)}
      {menu}
      {asking && userId !== null && (
        <BlockQuestion userId={userId} name={name} onBlocked={onBlocked} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}
