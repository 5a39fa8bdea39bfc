import { useEffect, useRef, useState } from 'react';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useRoute } from '../../../ui/route.ts';
import type { Skills } from '../RankingsStore.ts';

const InitialRatingDialog = chunk(() => import('./InitialRatingDialog.tsx')).Part;

interface StartButtonProps {
  skills: Skills;
  onSaved: (sport: Sport) => void;
}

/**
 * Opens the choice of the first level; nothing for players with rated matches in every sport. People who come for it (`?start`)
 * find it in sight, with the focus on it (R-start-in-sight).
 */
export function StartButton({ skills, onSaved }: StartButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { search } = useRoute();
  const home = useRef<HTMLDivElement>(null);
  const isWanted = new URLSearchParams(search).has('start');
  useEffect(() => {
    if (!isWanted) return;
    home.current?.querySelector('button')?.focus({ preventScroll: true });
    home.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isWanted]);
  const isPlayed = (sport: Sport) => skills.some((skill) => skill.sport === sport && skill.wins + skill.loses > 0);
  const [first, ...others] = SPORTS.filter((sport) => !isPlayed(sport));
  if (!first) return null;
  return (
    <div ref={home}>
      <Button onClick={() => setOpen(true)}>{t('start.open')}</Button>
      {isOpen && (
        <InitialRatingDialog
          sports={[first, ...others]}
          onClose={() => setOpen(false)}
          onSaved={(sport) => {
            setOpen(false);
            onSaved(sport);
          }}
        />
      )}
    </div>
  );
}
