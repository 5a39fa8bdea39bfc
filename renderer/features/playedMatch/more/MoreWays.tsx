import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { EDIT_ICON, SAVE_ICON } from '../../../ui/display/icons.ts';
import type { MenuEntry } from '../../../ui/overlay/Menu.tsx';
import { useMenu } from '../../../ui/overlay/useMenu.tsx';
import { usePicture } from '../../matchImage/usePicture.ts';
import type { ScoreEntry } from '../../score/ScoreEntry.ts';

export interface MoreWaysProps {
  game: Game;
  entry: ScoreEntry;
}

/** Rare actions on a settled match: correcting its score, and its picture as a file where it is shared else. */
const MoreWays = observer(function MoreWays({ game, entry }: MoreWaysProps) {
  const t = useText();
  const { isThere, shares, save } = usePicture(game);
  const entries: MenuEntry[] = [];
  if (game.action.includes('SET_SCORE')) {
    entries.push({ label: t('score.correct'), icon: EDIT_ICON, onSelect: entry.open });
  }
  if (isThere && shares) entries.push({ label: t('played.save'), icon: SAVE_ICON, onSelect: () => void save() });
  const { button, menu } = useMenu({ label: t('played.more'), entries });
  return (
    <>
      {button}
      {menu}
    </>
  );
});

export default MoreWays;
