import { observer } from 'mobx-react-lite';
import { chunk } from '../../app/chunk.tsx';
import { useStores } from '../../stores/StoreContext.ts';
import type { DashboardView } from './DashboardView.ts';
import { isAhead } from './matchView.ts';

const InstallCard = chunk(() => import('../install/InstallCard.tsx'), { waiting: null, isExtra: true }).Part;
const FactorHint = chunk(() => import('./FactorHint.tsx')).Part;
const PushHint = chunk(() => import('../push/PushHint.tsx')).Part;

/** One suggestion at a time: a safer log-in, the installed app, or notices (R-factor-hint). */
export const DashboardHints = observer(function DashboardHints({ view }: { view: DashboardView }) {
  const { config, session } = useStores();
  const { user } = session;
  const isComing = view.half === 'current' && view.matches?.some(({ game }) => isAhead(game, config.now()));
  return user?.factorHint ? <FactorHint /> : isComing && <InstallCard otherwise={user?.pushHint && <PushHint />} />;
});
