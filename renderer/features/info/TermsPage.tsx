import { DeploymentArticle } from './DeploymentArticle.tsx';
import { InfoArticle } from './InfoArticle.tsx';

const SECTIONS = [
  { title: 'house.terms.free.title', text: 'house.terms.free.text' },
  { title: 'house.terms.fair.title', text: 'house.terms.fair.text' },
  { title: 'house.terms.risk.title', text: 'house.terms.risk.text' },
] as const;

export default function TermsPage() {
  return (
    <DeploymentArticle page="terms" title="house.terms.title">
      <InfoArticle title="house.terms.title" sections={SECTIONS} />
    </DeploymentArticle>
  );
}
