import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ARROW_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { MoveCard } from './MoveCard.tsx';
import styles from './Moves.module.css';
import type { MoveProps } from './moveProps.ts';
import { useMoveText } from './moveText.ts';

/** What is only decided on the page of the match. */
export const LookMove = observer(function LookMove({ match, isFirst }: MoveProps) {
  const { t, names, where } = useMoveText();
  const { game, path, persons } = match;
  return (
    <MoveCard
      match={match}
      isFirst={isFirst}
      title={t(game.summary.title as TextKey)}
      facts={[names(persons.map(({ firstName }) => firstName)), where(match)].filter(Boolean).join(' · ')}
    >
      <div className={styles.answers}>
        <ButtonLink to={path} variant={isFirst ? 'action' : 'secondary'} icon={ARROW_RIGHT_ICON}>
          {t('dashboard.open')}
        </ButtonLink>
      </div>
    </MoveCard>
  );
});
