import { useState } from 'react';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Skills } from '../RankingsStore.ts';

const InitialRatingDialog = chunk(() => import('./InitialRatingDialog.tsx')).Part;

interface StartButtonProps {
  skills: Skills;
  onSaved: (sport: Sport) => void;
}

/** Opens the choice of where one starts; nothing for whoever has rated matches in every sport. */
export function StartButton({ skills, onSaved }: StartButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isPlayed = (sport: Sport) => skills.some((skill) => skill.sport === sport && skill.wins + skill.loses > 0);
  const [first, ...others] = SPORTS.filter((sport) => !isPlayed(sport));
  if (!first) return null;
  return (
    <div>
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
