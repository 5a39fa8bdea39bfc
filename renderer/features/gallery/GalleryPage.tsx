import { useState } from 'react';
import { SPORTS } from '../../../shared/domain/values.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { MoveSamples } from '../matches/MoveSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { CourtSamples } from './CourtSamples.tsx';
import { DialogSample } from './DialogSample.tsx';
import { DisplaySamples } from './DisplaySamples.tsx';
import styles from './GalleryPage.module.css';
import { ScoreSamples } from './ScoreSamples.tsx';
import { moveSamples } from './sampleMoves.ts';

const THEMES = ['light', 'dark', 'both'] as const;

/** Every component of ui/ in every state, in both themes, for those who build with them: in development only, so in English only. */
export default function GalleryPage() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('both');
  const [open, setOpen] = useState(false);
  const [moves] = useState(() => moveSamples(new Date()));
  usePageTitle('UI');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>ui/</h1>
        <Segmented
          legend="Theme"
          legendHidden
          options={THEMES.map((value) => ({ value, label: value }))}
          value={theme}
          onChange={setTheme}
        />
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </header>
      {open && <DialogSample onClose={() => setOpen(false)} />}
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
    </div>
  );
}
