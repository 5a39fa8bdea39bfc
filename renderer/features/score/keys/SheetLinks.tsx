import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { takesSets } from '../../../../shared/domain/score/entry.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ScoreSheet } from '../ScoreSheet.ts';
import { fieldName } from '../setRow.ts';
import styles from './Panels.module.css';
import type { SheetKeys } from './SheetKeys.ts';

interface SheetLinksProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  onStep: (field: string) => void;
}

/** Rarer than keys: a typed result, another set, a match that was stopped or not played. */
export const SheetLinks = observer(function SheetLinks({ sheet, keys, onStep }: SheetLinksProps) {
  const t = useText();
  const { panel, target } = keys;
  const { playedStatus } = sheet;
  const isStopped = playedStatus !== 'PLAYED' && takesSets(playedStatus);
  const handleType = () => {
    flushSync(keys.type);
    if (target) onStep(fieldName(target.row, target.part, 'initiator'));
  };
  return (
    <div className={styles.links} data-links>
      {panel === 'keys' && !target ? (
        <Button variant="quiet" onClick={() => onStep(flushSync(sheet.addSet))}>
          {t('score.addSet')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={handleType}>
          {t('score.keys.type')}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-pressed={panel === 'stopped' || (panel === 'keys' && isStopped)}
        onClick={() => keys.open('stopped')}
      >
        {t(isStopped ? `score.status.${playedStatus}` : 'score.stopped')}
      </Button>
      <Button variant="quiet" aria-pressed={panel === 'notPlayed'} onClick={() => keys.open('notPlayed')}>
        {t('score.status.NOT_PLAYED')}
      </Button>
    </div>
  );
});
