import r2wc from '@r2wc/react-to-web-component';
import { DictErrorEvent, type ErrorCode, loadFailure } from '../../core/page/events.ts';
import { offerLanguages, onLanguageChange } from '../../core/config/language.ts';
import { languages } from '../../languages/languages.ts';
import { warnOnce } from '../../core/page/warn-once.ts';
import { checkElement } from '../../core/config/page-checks.ts';
import { sessionMark } from '../../core/session/session.ts';
import { defineMembers } from './accessor.ts';
import type { ElementState } from '../kit/context.ts';
import { attributesOf, camelCase, readAttributes, type RunTimeDefinition, type View } from './element.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import { createElementLanguage, viewFailed } from './element-language.ts';
import { createHandle } from './handle.ts';
import { createJourney, inPlaceOf, type Journeying, type RouteResolver } from './journey.ts';
import { text } from '../kit/kit.text.ts';
import { kitSheets, lightSheets } from './sheets/kit-sheets.ts';
import { createLiveRegion } from '../kit/feedback/LiveRegion.tsx';
import { restoreTopLayers } from '../kit/layers/top-layer.ts';
import { addMounted, removeMounted } from './mounted.ts';
import { createPresence } from './presence.ts';
import { render, renderNow, type Rendered } from './renderer.tsx';
import { keepKeys } from './page-keys.ts';
import { rememberTyped } from './prerendered/restore-typed.ts';
import { adopt, onUnstyled, scopedTo } from './sheets/sheet.ts';
import { prepareWrapper, hidePageContent, keepInside, showPageContent, takeHeld } from './prerendered/wrapper.ts';

declare const __DICT_DEVELOPMENT__: boolean;

// Private members of r2wc. tests/components/elements/every-element.test.tsx fails if a new version lacks one.
const r2wcRender = Symbol.for('r2wc.render');
const r2wcConnected = Symbol.for('r2wc.connected');
const r2wcContext = Symbol.for('r2wc.context');
const r2wcProps = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [r2wcRender](): void;
  [r2wcConnected]: boolean;
  [r2wcContext]: Rendered | undefined;
  [r2wcProps]: Partial<FrameProps>;
}

/** The first definition of a tag wins, whether it is ours or the page's (HOST-08, SEC-32). */
export function register(definition: RunTimeDefinition, view: View<never>, routeResolver: RouteResolver): void {
  if (typeof customElements === 'undefined') return;
  offerLanguages(languages);
  if (customElements.get(definition.tag)) {
    console.info(`dict-elements: <${definition.tag}> is defined already; the first definition stays.`);
    return;
  }
  customElements.define(definition.tag, createElementClass(definition, view, routeResolver));
}

// On a server there is no `HTMLElement`: this module must load there all the same, and creates no element.
const Base = (
  typeof HTMLElement === 'undefined' ? class {} : r2wc(Frame as never, { props: [] })
) as new () => R2wcElement;

function createElementClass(
  definition: RunTimeDefinition,
  view: View<never>,
  routeResolver: RouteResolver,
): CustomElementConstructor {
  class OneElement extends DictElement {
    static observedAttributes = [...Object.keys(definition.attributes), 'lang', 'dir'];

    constructor() {
      super(definition, view, routeResolver);
    }
  }

  defineMembers(OneElement.prototype, definition.tag, attributesOf(definition), definition.methods ?? []);
  return OneElement;
}

// Counts the elements that are not hydrated, for the beginning of their ids: no id may occur twice on a page.
let count = 0;

/** One element on a page: a frame around a view. The view's state outlives a removal, as that of an `<input>` does. */
class DictElement extends Base implements Journeying {
  #announcement = createLiveRegion();
  #life = new AbortController();
  #presence = createPresence();
  #sessionAtLeave: number | undefined;
  #sheets: Set<string>;
  #unwatchSheets = () => {};
  #isScheduled = false;
  #isLoading = false;
  #isLight = false;
  #isBroken = false;
  #document = this.ownerDocument;
  #language: ReturnType<typeof createElementLanguage>;
  #hidingRoot: ShadowRoot | null = null;
  #markReady = () => {};
  #ready = new Promise<void>((resolve) => {
    this.#markReady = resolve;
  });
  #journey: ReturnType<typeof createJourney>;
  readonly [inPlaceOf]: Journeying[typeof inPlaceOf];
  readonly #definition: RunTimeDefinition;
  readonly #view: View<never>;
  readonly #routeResolver: RouteResolver;

  constructor(definition: RunTimeDefinition, view: View<never>, routeResolver: RouteResolver) {
    super();
    this.#definition = definition;
    this.#view = view;
    this.#routeResolver = routeResolver;
    this.#sheets = new Set([...kitSheets, ...(view.css ?? [])]);
    this.#language = createElementLanguage(this, definition.isAccess);
    this.#journey = createJourney(this, definition, routeResolver, (error) =>
      this.#report(loadFailure(error), text('stepLost', {}, this.#language.shown()), error),
    );
    this[inPlaceOf] = this.#journey.navigateInPlace;
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  override connectedCallback() {
    try {
      addMounted(this);
      this.#takeEarlyProperties();
      if (this[r2wcContext] && this.#presence.isAway) queueMicrotask(this.#comeBack);
      else if (this[r2wcContext]) {
        // Adopts the sheets again: after a move the new document, or in the light DOM the new root, lacks them.
        this.#adoptSheets();
        this.#watchSheets();
        restoreTopLayers(this.container);
        this.#schedule();
      } else this.#begin();
    } catch (cause) {
      this.#giveUp(cause);
    }
  }

  override disconnectedCallback() {
    // Waits: a move disconnects and reconnects the element within one task, and must keep state, focus and timers. By
    // then a test environment may have removed `document`, and nothing is left to clean up.
    queueMicrotask(() => {
      if (this.isConnected || typeof document === 'undefined') return;
      removeMounted(this);
      if (!this[r2wcContext] || this.#presence.isAway) return;
      this.#presence.leave();
      this.#announcement.clear();
      if (this.#definition.isRenewed || this.#isBroken) return this.#unmount();
      this.#sessionAtLeave = sessionMark();
      renderNow(() => this[r2wcRender]());
    });
  }

  /**
   * The state of a removed element remains, as that of an `<input>` does, because the page may insert it again. If the
   * session has changed meanwhile, or the element is in another document, whose window its listeners don't know, it
   * begins anew. Runs in a microtask: React can't render synchronously while a React page inserts the element.
   */
  #comeBack = () => {
    if (!this.isConnected || !this.#presence.isAway || !this[r2wcContext]) return;
    try {
      if (this.#sessionAtLeave !== sessionMark() || this.ownerDocument !== this.#document) {
        this.#unmount();
        return this.#begin();
      }
      this.#presence.comeBack();
      this.#adoptSheets();
      renderNow(() => this[r2wcRender]());
      this.#schedule();
    } catch (cause) {
      this.#giveUp(cause);
    }
  };

  #unmount() {
    this.#life.abort();
    super.disconnectedCallback();
    this.#journey.$inPlace.set(null);
  }

  connectedMoveCallback() {}

  attributeChangedCallback() {
    if (this[r2wcContext]) this.#schedule();
  }

  override [r2wcRender]() {
    this.#language.mark(this.container, this.#announcement.node);
    this[r2wcProps] = {
      ...this[r2wcProps],
      props: this.#readProps(),
      language: this.#language.shown(),
      isAway: this.#presence.isAway,
    };
    super[r2wcRender]();
  }

  // A property set before the tag was defined shadows the accessor of the class: deletes it and sets it again.
  #takeEarlyProperties() {
    for (const name of Object.keys(attributesOf(this.#definition)).map(camelCase)) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  #begin() {
    const loading = this.#language.take();
    if (loading) void loading.then(() => this.isConnected && !this[r2wcContext] && this.#begin()).catch(this.#giveUp);
    else this.#mount();
  }

  #mount() {
    this.#life = new AbortController();
    this.#presence = createPresence();
    this.#document = this.ownerDocument;
    this.#isBroken = false;
    this.#isLoading = false;
    this.dataset.state = 'loading';
    // The first rendering decides whether the element is light: its shadow root, a closed one in a light element, can't
    // be removed or replaced.
    this.#isLight ||= this.#definition.light === true && !this.shadowRoot && this.hasAttribute('light');
    const parent = this.#parent ?? this.attachShadow({ mode: 'open' });
    const { wrapper, canHydrate, isPrerenderedSignedOut, mayDiffer } = prepareWrapper(parent, this.#language.ofTexts());
    const restoreTyped = rememberTyped(wrapper);
    const pressHeld = takeHeld(wrapper);
    if (pressHeld) void this.#ready.then(pressHeld);
    keepKeys(this, wrapper, this.#life.signal);
    this.container = wrapper;
    this.#language.mark(this.container, this.#announcement.node);
    this.#adoptSheets();
    const props = {
      handle: this.#createHandle(isPrerenderedSignedOut),
      view: this.#view.default,
      props: this.#readProps(),
      language: this.#language.shown(),
      $inPlace: this.#journey.$inPlace,
      isAway: false,
      onRendered: this.#onRendered,
    };
    // r2wc clears this flag on removal, and renders only while it is true: an inserted element needs it again.
    this[r2wcConnected] = true;
    this[r2wcProps] = props;
    this[r2wcContext] = render(wrapper, props, canHydrate, {
      // Elements in the light DOM share the document's ids, so each has its own prefix. Hydration needs the prefix of
      // the prerendered ids, which is the tag.
      identifierPrefix: canHydrate ? this.#definition.tag : `${this.#definition.tag}${(count += 1)}`,
      onUncaughtError: this.#giveUp,
      onCaughtError: this.#fail,
      onRecoverableError: (cause) => mayDiffer || this.#report('hydration', 'The view was rendered anew.', cause),
    });
    restoreTyped();
    wrapper.after(this.#announcement.node);
    this.#presence.during(() => onLanguageChange(() => this.#schedule()));
    this.#presence.during(() => this.#watchSheets());
    if (parent !== this) return;
    const ours = [wrapper, this.#announcement.node];
    if (this.childNodes.length > 2) this.#hidingRoot ??= hidePageContent(this, ours);
    this.#presence.during(() => keepInside(this, ours, () => this.#isBroken));
  }

  #onRendered = () => {
    checkElement(this, { ...this.#definition, attributes: attributesOf(this.#definition) });
    if (this.dataset.state === 'loading' && !this.#isLoading) this.#setState('ready');
  };

  get #parent(): HTMLElement | ShadowRoot | null {
    return this.#isLight ? this : this.shadowRoot;
  }

  #adoptSheets(more: readonly string[] = []): boolean {
    for (const sheet of more) this.#sheets.add(sheet);
    const all = [...this.#sheets];
    let wasMissing = false;
    if (this.#isLight)
      wasMissing = adopt(
        this.getRootNode() as Document | ShadowRoot,
        [...lightSheets, ...all].map((each) => scopedTo(this.#definition.tag, each)),
      );
    else if (this.shadowRoot) wasMissing = adopt(this.shadowRoot, all);
    // Removes prerendered parts that are not needed any more: style sheets, and the notice for browsers without scripts.
    this.#parent?.querySelectorAll(':not(div)[data-drawn]').forEach((each) => each.remove());
    return wasMissing;
  }

  #watchSheets(): () => void {
    this.#unwatchSheets();
    this.#unwatchSheets = onUnstyled(this.#announcement.node, () => this.#adoptSheets());
    return () => this.#unwatchSheets();
  }

  #readProps() {
    return readAttributes(this.#definition.tag, this.#definition.attributes, (name) => this.getAttribute(name));
  }

  // Renders at most once per frame, however often attributes change (HOST-10).
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const takeLanguage = () => {
      this.#isScheduled = false;
      if (!this[r2wcContext]) return;
      void this.#language.take()?.then(() => this.#schedule());
      this[r2wcRender]();
    };
    if (document.visibilityState === 'visible') requestAnimationFrame(takeLanguage);
    else queueMicrotask(takeLanguage);
  }

  #createHandle(isPrerenderedSignedOut: boolean) {
    return createHandle(
      {
        element: this,
        isPrerenderedSignedOut,
        language: this.#language.shown,
        navigateInPlace: this.#journey.navigateInPlace,
        isRoute: (to) => this.#routeResolver.isRoute(to),
        announcement: this.#announcement,
        setState: (state) => this.#setState(state),
        adoptSheet: (sheet) => void this.#adoptSheets([sheet]),
      },
      this.#presence,
    );
  }

  #setState(state: ElementState) {
    this.#isLoading = state === 'loading';
    if (this.dataset.state !== state) this.dataset.state = state;
    if (state === 'loading') return;
    delete this.dataset.drawn;
    this.#markReady();
  }

  // If rendering fails, shows the content that the page has put into the tag as a fallback (HOST-06).
  #giveUp = (cause: unknown) => {
    showPageContent(this.shadowRoot ?? this.#hidingRoot);
    if (this.#isLight) this.container?.remove();
    this.#fail(cause);
  };

  // The event doesn't contain the thrown value, which may include user data (SEC-35).
  #fail = (cause: unknown) => {
    this.#isBroken = true;
    this.#setState('error');
    this.#report('view', viewFailed(this.#language.shown()), cause);
  };

  #report(code: ErrorCode, message: string, cause: unknown) {
    if (warnOnce(`<${this.#definition.tag}>: ${message}`) && __DICT_DEVELOPMENT__) console.error(cause);
    this.dispatchEvent(new DictErrorEvent({ code, message }));
  }
}
