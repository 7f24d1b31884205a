import { Trial } from './Trial';

export default function Page() {
  return <Trial />;
}
