import { DeploymentArticle } from './DeploymentArticle.tsx';
import { InfoArticle } from './InfoArticle.tsx';

export default function ImprintPage() {
  return (
    <DeploymentArticle page="imprint" title="house.imprint.title">
      <InfoArticle title="house.imprint.title" text="house.imprint.text" />
    </DeploymentArticle>
  );
}
