import { InfoPage } from './InfoPage.tsx';

export default function AppsPage() {
  return <InfoPage title="house.apps.title" text="house.apps.text" />;
}
