import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Button, buttonClass } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { useMatchActions } from '../list/MatchDialog.ts';
import type { MatchView } from '../matchView.ts';
import styles from './Rows.module.css';
import { type RowSteps, SHORT_STEPS, stepText } from './rowSteps.ts';
import { useRowText } from './useRowText.ts';

/** The one thing that waits for the viewer, at the end of a match's row. */
export const RowStep = observer(function RowStep({ match, steps }: { match: MatchView; steps: RowSteps }) {
  const t = useText();
  const text = useRowText();
  const actions = useMatchActions();
  const isWide = useMedia(WIDE);
  const { game, path, persons } = match;
  const step = stepText(steps);
  if (!step) return null;
  const name = `${t(step)} ${text.names(persons)}`;
  const label = t((!isWide && SHORT_STEPS[step]) || step);
  const handleStep = () => (steps.score ? actions.enterScore(game) : actions.choosePartner(game));
  return (
    <span className={styles.step}>
      {steps.onPage ? (
        <Link to={path} className={buttonClass('secondary')} aria-label={name}>
          {label}
        </Link>
      ) : (
        <Button aria-label={name} onClick={handleStep}>
          {label}
        </Button>
      )}
    </span>
  );
});
