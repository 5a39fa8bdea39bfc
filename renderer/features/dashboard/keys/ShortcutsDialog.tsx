import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { areShortcutsOn, SHORTCUTS, setShortcuts } from '../shortcuts.ts';
import styles from './Shortcuts.module.css';

/** The keys of the dashboard, and whether they do anything (R-shortcuts). */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { memory } = useStores();
  const [on, setOn] = useState(() => areShortcutsOn(memory));
  const handleChange = (chosen: boolean) => {
    setShortcuts(memory, chosen);
    setOn(chosen);
  };
  return (
    <Dialog title={t('keys.title')} closeLabel={t('alert.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t('keys.on')} hint={t('keys.on.hint')} checked={on} onChange={handleChange} />
    </Dialog>
  );
}
