import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../common/feedback/PageSkeleton.tsx';
import { useStores } from '../stores/StoreContext.ts';
import { LastResort } from './feedback/ErrorBoundary.tsx';

/** Shows the app once there are words for it. */
export const TextsGate = observer(function TextsGate({ children }: { children: ReactNode }) {
  const { language } = useStores();
  if (language.state === 'stranded') return <LastResort language={language.language} />;
  return language.state === 'loading' ? <PageSkeleton bare /> : children;
});
