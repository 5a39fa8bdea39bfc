import { DeploymentPage } from './DeploymentPage.tsx';
import { HousePage } from './InfoPage.tsx';

export default function ImprintPage() {
  return (
    <DeploymentPage page="imprint" title="house.imprint.title">
      <HousePage title="house.imprint.title" text="house.imprint.text" />
    </DeploymentPage>
  );
}
