import { ConsoleLink, type ConsoleLinkProps } from './ConsoleLink.tsx';
import { useElement } from '../context.ts';

type RouteLinkProps = Pick<ConsoleLinkProps, 'to' | 'isCurrent' | 'className' | 'children'>;

/** A link to a screen of the console without navigation state. */
export function RouteLink(link: RouteLinkProps) {
  const { navigate } = useElement();
  return <ConsoleLink {...link} onGo={() => navigate(link.to)} />;
}
