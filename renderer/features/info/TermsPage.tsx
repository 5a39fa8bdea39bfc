import { DeploymentPage } from './DeploymentPage.tsx';
import { InfoPage } from './InfoPage.tsx';

const SECTIONS = [
  { title: 'house.terms.free.title', text: 'house.terms.free.text' },
  { title: 'house.terms.fair.title', text: 'house.terms.fair.text' },
  { title: 'house.terms.risk.title', text: 'house.terms.risk.text' },
] as const;

export default function TermsPage() {
  return (
    <DeploymentPage page="terms" title="house.terms.title">
      <InfoPage title="house.terms.title" sections={SECTIONS} />
    </DeploymentPage>
  );
}
