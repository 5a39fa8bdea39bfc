import { DeploymentPage } from './DeploymentPage.tsx';
import { InfoPage } from './InfoPage.tsx';

export default function ImprintPage() {
  return (
    <DeploymentPage page="imprint" title="house.imprint.title">
      <InfoPage title="house.imprint.title" text="house.imprint.text" />
    </DeploymentPage>
  );
}
