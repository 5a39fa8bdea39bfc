import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function CrashNotice() {
  const t = useText();
  return (
    <EmptyState
      heading="h1"
      title={t('crash.title')}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    >
      <p role="alert">{t('crash.text')}</p>
    </EmptyState>
  );
}
