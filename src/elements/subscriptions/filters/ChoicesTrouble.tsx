import { LinkButton } from '../../kit/controls/LinkButton.tsx';
import { t as tList } from '../../kit/lists/list.text.ts';
import type { Choices } from './filter-choices.flow.ts';

interface ChoicesTroubleProps {
  readonly choices: Choices;
  readonly onRetry: () => void;
}

/** A retry button beside a filter whose choices failed to load. */
export const ChoicesTrouble = ({ choices, onRetry }: ChoicesTroubleProps) =>
  choices.at === 'failed' ? <LinkButton onClick={onRetry}>{tList('tryAgain')}</LinkButton> : null;
