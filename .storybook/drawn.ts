export interface Drawn {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

let drawn = '';

// The theme and the width are left out: they change around a story that stays as it was played.
const keyOf = ({ id, args, globals }: Drawn) => JSON.stringify([id, args, globals.direction, globals.texts]);

/** Whether the story is on its canvas already as it is asked for; one that is left is cleared away. */
export const isDrawn = (context: Drawn) => context.canvasElement.hasChildNodes() && drawn === keyOf(context);

export function remember(context: Drawn): void {
  drawn = keyOf(context);
}
