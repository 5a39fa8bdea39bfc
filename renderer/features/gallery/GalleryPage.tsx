import { useState } from 'react';
import { SPORTS } from '../../../shared/domain/values.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { AGAIN_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { useMenu } from '../../ui/overlay/useMenu.tsx';
import { MoveSamples } from '../dashboard/MoveSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { CourtSamples } from './CourtSamples.tsx';
import { DisplaySamples } from './DisplaySamples.tsx';
import styles from './GalleryPage.module.css';
import { ScoreSamples } from './ScoreSamples.tsx';
import { moveSamples } from './sampleMoves.ts';

function DialogSample({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Who’s playing"
      closeLabel="Close"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      Olga, Piet and you.
    </Dialog>
  );
}

function ConfirmSample({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Withdraw from this match?"
      verb="Withdraw"
      back="Keep my place"
      closeLabel="Close"
      tone="danger"
      onConfirm={onClose}
      onBack={onClose}
    >
      The next player on the waiting list takes your place.
    </ConfirmDialog>
  );
}

const ENTRIES: readonly MenuEntry[] = [
  { label: 'Organise again', icon: AGAIN_ICON },
  { label: 'Delete', icon: TRASH_ICON, isDanger: true },
];

const THEMES = ['light', 'dark', 'both'] as const;

/** Every component of ui/ in every state, in both themes, for developers: in development only, so in English only. */
export default function GalleryPage() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('both');
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const [moves] = useState(() => moveSamples(new Date()));
  const { area, button, menu } = useMenu({ label: 'Menu', entries: ENTRIES });
  usePageTitle('UI');
  return (
    <Page gap="wide">
      <header className={styles.head} {...area}>
        <h1>ui/</h1>
        <Segmented
          legend="Theme"
          legendHidden
          options={THEMES.map((value) => ({ value, label: value }))}
          value={theme}
          onChange={setTheme}
        />
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
        {button}
        {menu}
      </header>
      {open === 'dialog' && <DialogSample onClose={() => setOpen(null)} />}
      {open === 'confirm' && <ConfirmSample onClose={() => setOpen(null)} />}
      {(['light', 'dark'] as const)
        .filter((name) => theme === 'both' || theme === name)
        .map((name) => (
          <section key={name} data-theme={name} className={styles.theme} aria-label={name}>
            <ControlSamples />
            <ChoiceSamples />
            <DisplaySamples />
            <CourtSamples sports={SPORTS} />
            <ScoreSamples />
            <MoveSamples games={moves} viewer="u1" />
          </section>
        ))}
    </Page>
  );
}
