import { Chip } from '../kit/lists/Chip.tsx';
import { stageTone } from './subscriptions.rules.ts';

export const Stage = ({ name }: { readonly name: string }) => (name ? <Chip tone={stageTone(name)}>{name}</Chip> : '-');
