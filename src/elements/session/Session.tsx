import { useSession } from '../kit/use-session.ts';
import sessionCss from './session.css?inline';

export const css = [sessionCss];

export default function Session() {
  const session = useSession();
  return session ? <slot key="signed-in" name="signed-in" /> : <slot key="signed-out" name="signed-out" />;
}
