import { Component, type ReactNode } from 'react';
import type { Language } from '../../../shared/locales/languages.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LAST_RESORT_TEXTS } from './lastResortText.ts';

/** Shown when no texts could be loaded: the few words the app carries with itself, and a way to try again. */
export function LastResort({ language }: { language: Language }) {
  const texts = LAST_RESORT_TEXTS[language];
  return (
    <main id="main">
      <EmptyState
        heading="h1"
        title={texts.title}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.retry}
          </Button>
        }
      >
        <p role="alert">{texts.text}</p>
      </EmptyState>
    </main>
  );
}

function CrashNotice() {
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

/** A fault in a page shows a way on instead of a white screen; also when its code cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashNotice /> : this.props.children;
  }
}
