import { InfoPage } from './InfoPage.tsx';

const SECTIONS = [
  { title: 'house.quickStart.1.title', text: 'house.quickStart.1.text' },
  { title: 'house.quickStart.2.title', text: 'house.quickStart.2.text' },
  { title: 'house.quickStart.3.title', text: 'house.quickStart.3.text' },
  { title: 'house.quickStart.4.title', text: 'house.quickStart.4.text' },
] as const;

export default function QuickStartPage() {
  return <InfoPage title="house.quickStart.title" sections={SECTIONS} steps />;
}
