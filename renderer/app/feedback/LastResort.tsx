import type { Language } from '../../../shared/locales/languages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LAST_RESORT_TEXTS } from './lastResortText.ts';

/** Shown when no texts could be had at all: the few words the app carries with itself, and a way to try again. */
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
