/**
 * Reads the faults that a translation can cause on the screen. It is sent to the browser, so it can't use imports or
 * variables of this file.
 */
export function readRenderedText() {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
  const parentOf = (node: Element): Element | null =>
    node.assignedSlot ??
    node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const ancestors = (node: Element): Element[] => {
    const parent = parentOf(node);
    return [node, ...(parent ? ancestors(parent) : [])];
  };
  const isInline = (node: Element) => /^(?:inline|contents)$/.test(getComputedStyle(node).display);
  const blockOf = (node: Element) => ancestors(node).find((each) => !isInline(each))!;
  const outsideBrackets = (text: string): string => {
    const less = text.replace(/\[[^[\]]*\]/g, ' ');
    return less === text ? text.replace(/\s+/g, ' ').trim() : outsideBrackets(less);
  };

  const rendered = within(document.querySelector('#storybook-root')!).filter(
    (each) => each.closest('.d-root') && !each.matches('style, script, template') && each.checkVisibility(),
  );
  const nodes = rendered.flatMap((parent) =>
    [...parent.childNodes]
      .filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
      .map((node) => ({ node, parent })),
  );

  const sentences = new Map<Element, string>();
  for (const { node, parent } of nodes) {
    const block = ancestors(parent).find(
      (each) => !/^(?:inline|inline-block|contents)$/.test(getComputedStyle(each).display),
    )!;
    sentences.set(block, (sentences.get(block) ?? '') + node.data);
  }
  const named = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const attributes = rendered.flatMap((each) => named.map((name) => each.getAttribute(name) ?? ''));
  // Texts that are not in brackets, also those of attributes and of options.
  const unbracketed = [...sentences.values(), ...attributes].map(outsideBrackets).filter((text) => text !== '');

  const clips = (each: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(each).overflow);
  const scrolls = (each: Element) => /auto|scroll/.test(getComputedStyle(each).overflow);
  // The top layer and fixed or sticky nodes cover others on purpose.
  const isLayer = (each: Element) =>
    each.matches('dialog, [popover]') || /fixed|sticky/.test(getComputedStyle(each).position);
  const isForReaders = (each: Element) => getComputedStyle(each).clipPath === 'inset(50%)';
  // True if the text is cut by an ellipsis, and the whole text is in a label, title or tooltip.
  const isReadable = (each: Element) =>
    getComputedStyle(each).textOverflow === 'ellipsis' && each.closest('[title], [aria-label], .d-cut') !== null;

  const lines = nodes.flatMap(({ node, parent }) => {
    if (parent.closest('option, svg') || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return [];
    const all = ancestors(parent);
    const layer = all.find(isLayer) ?? document.body;
    const around = all.slice(0, all.indexOf(layer) + 1);
    if (all.some(isForReaders)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => ({ text: node.data.trim(), parent, layer, around, rect }));
  });

  // Texts that are not fully visible, or that stick out of their box.
  const cut = new Set<string>();
  for (const { text, parent, around, rect } of lines) {
    const block = blockOf(parent);
    const scroller = around.findIndex(scrolls);
    for (const each of scroller < 0 ? around : around.slice(0, scroller)) {
      if (isReadable(each)) break;
      if (each !== block && !clips(each)) continue;
      const box = each.getBoundingClientRect();
      const beyond = Math.max(rect.right - box.right, box.left - rect.left);
      const below = clips(each) ? Math.max(rect.bottom - box.bottom, box.top - rect.top) : 0;
      if (beyond > 1.5 || below > 4) cut.add(`${text} (by ${each.localName}.${each.className})`);
    }
  }
  // Placeholders and chosen options that are longer than their field.
  const cutInFields: string[] = [];
  const pencil = document.createElement('canvas').getContext('2d')!;
  for (const field of rendered) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const text =
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value ? '' : field.placeholder;
    if (!text || field.clientWidth <= 1) continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    pencil.font = font;
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    if (pencil.measureText(text).width > room + 1) cutInFields.push(text);
  }

  const visible = lines.flatMap(({ around, rect, ...line }) => {
    const boxes = around.filter(clips).map((each) => each.getBoundingClientRect());
    const left = Math.max(rect.left, ...boxes.map((box) => box.left));
    const right = Math.min(rect.right, ...boxes.map((box) => box.right));
    // Leaves out a fifth of the line's height at both ends: its box is higher than its letters.
    const top = Math.max(rect.top + rect.height * 0.2, ...boxes.map((box) => box.top));
    const bottom = Math.min(rect.bottom - rect.height * 0.2, ...boxes.map((box) => box.bottom));
    return right - left > 1 && bottom > top ? [{ ...line, left, right, top, bottom }] : [];
  });
  const overlapping = new Set<string>();
  for (const [at, a] of visible.entries())
    for (const b of visible.slice(at + 1))
      if (
        a.parent !== b.parent &&
        a.layer === b.layer &&
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
      )
        overlapping.add(`${a.text} | ${b.text}`);

  // Phone numbers in right-to-left text: the plus sign moves to their end.
  const scrambled = nodes
    .filter(({ node, parent }) => {
      const { direction, unicodeBidi } = getComputedStyle(parent);
      return (
        /\+\d/.test(node.data) &&
        direction === 'rtl' &&
        unicodeBidi !== 'plaintext' &&
        !/[\u2066\u2068\u200e]/.test(node.data)
      );
    })
    .map(({ node }) => node.data);
  const values = rendered.flatMap((each) =>
    each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? [each.value] : [],
  );
  return { unbracketed, cut: [...cut], cutInFields, overlapping: [...overlapping], scrambled, values };
}
