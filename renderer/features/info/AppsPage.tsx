import { HousePage } from './InfoPage.tsx';

export default function AppsPage() {
  return <HousePage title="house.apps.title" text="house.apps.text" />;
}
