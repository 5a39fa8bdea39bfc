import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { ARROW_LEFT_ICON } from '../../ui/display/icons.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { OwnGame } from './OwnGame.ts';

/** No game: because there is none (any more), or because it could not be read. */
export const GameFailed = observer(function GameFailed({ own }: { own: OwnGame }) {
  const t = useText();
  const { failure } = own;
  const isGone = failure?.status === 404;
  return (
    <EmptyState
      heading="h1"
      title={t(isGone ? 'ownGame.none' : 'ownGame.failed')}
      action={
        <>
          <ButtonLink to={PATHS.dashboard} icon={ARROW_LEFT_ICON}>
            {t('ownGame.toMatches')}
          </ButtonLink>
          {!isGone && (
            <Button variant="primary" onClick={() => void own.load()}>
              {t('alert.retry')}
            </Button>
          )}
        </>
      }
    >
      {failure && t(failureText(failure), failureValues(failure))}
    </EmptyState>
  );
});
