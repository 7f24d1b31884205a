import { useSession } from '../kit/use-session.ts';
import css from './session.css?inline';

export { sheets as css };
const sheets = [css];

export default function Session() {
  const session = useSession();
  return session ? <slot key="signed-in" name="signed-in" /> : <slot key="signed-out" name="signed-out" />;
}
