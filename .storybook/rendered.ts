export interface Rendered {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

let renderedKey = '';

// The key of a rendered story. Theme and width are left out, because they may change without rendering it again.
const keyOf = ({ id, args, globals }: Rendered) =>
  JSON.stringify([id, args, globals.direction, globals.language, globals.texts]);

export const isRendered = (context: Rendered) =>
  context.canvasElement.hasChildNodes() && renderedKey === keyOf(context);

export function remember(context: Rendered): void {
  renderedKey = keyOf(context);
}
