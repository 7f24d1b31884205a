export interface Drawn {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

let drawn = '';

// The key of a rendered story. Theme and width are left out, because they may change without rendering it again.
const keyOf = ({ id, args, globals }: Drawn) =>
  JSON.stringify([id, args, globals.direction, globals.language, globals.texts]);

export const isDrawn = (context: Drawn) => context.canvasElement.hasChildNodes() && drawn === keyOf(context);

export function remember(context: Drawn): void {
  drawn = keyOf(context);
}
