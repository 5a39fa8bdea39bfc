import { HousePage } from './HousePage.tsx';

export default function ImprintPage() {
  return <HousePage title="house.imprint.title" text="house.imprint.text" />;
}
