import r2wc from '@r2wc/react-to-web-component';
import { loadFailure } from '../../core/page/load-failure.ts';
import { DictErrorEvent, type ErrorCode } from '../../core/page/events.ts';
import { warnOnce } from '../../core/page/warn-once.ts';
import { giveMembers } from './accessor.ts';
import { browserParts } from './browser-parts.ts';
import type { ElementState } from '../kit/context.ts';
import { camelCase, readAttributes, type AnyElement, type View } from './element.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import { createHandle } from './handle.ts';
import { takeHeld } from './drawn-ahead/held.ts';
import { createJourney, inPlaceOf, type Journeying, type RouteResolver } from './journey.ts';
import { keepTyping } from './keep-typing.ts';
import { t } from '../kit/kit.text.ts';
import { kitSheets, lightSheets } from './sheets/kit-sheets.ts';
import { createLiveRegion } from '../kit/feedback/live-region.ts';
import { addMounted, removeMounted } from './mounted.ts';
import { lookForMistakes } from './author.ts';
import { draw, type Drawing } from './renderer.tsx';
import { adopt, scopedTo } from './sheets/sheet.ts';
import { veil } from './veil.ts';
import { isOfAnotherVersion, prepareWrapper, type Before } from './drawn-ahead/wrapper.ts';

/** Where a page is developed its author reads what was thrown, with the stack. */
declare const __DICT_DEVELOPMENT__: boolean;

// r2wc's own members; a contract test holds them (tests/browser/elements/runtime/r2wc.test.ts).
const r2wcRender = Symbol.for('r2wc.render');
const r2wcContext = Symbol.for('r2wc.context');
const r2wcProps = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [r2wcRender](): void;
  [r2wcContext]: Drawing | undefined;
  [r2wcProps]: Partial<FrameProps>;
}

/** The class behind a tag; made when it is defined: importing this module needs no HTMLElement. */
export function createElementClass(
  definition: Omit<AnyElement, 'view'>,
  view: View<never>,
  routeResolver: RouteResolver,
): CustomElementConstructor {
  const Base = r2wc(Frame as never, { props: [] }) as unknown as new () => R2wcElement;
  const attributeNames = Object.keys(definition.attributes);
  const accessible: AnyElement['attributes'] = {
    ...definition.attributes,
    ...(definition.light && { light: { kind: 'boolean' } }),
  };
  const css = [...kitSheets, ...(view.css ?? [])];
  let count = 0;

  class DictElement extends Base implements Journeying {
    static get observedAttributes() {
      return attributeNames;
    }

    #announcement = createLiveRegion();
    #gone = new AbortController();
    #isScheduled = false;
    /** Hides what the page wrote beside a view in the light DOM. */
    #veil: ShadowRoot | null = null;
    #markReady = () => {};
    #ready = new Promise<void>((resolve) => {
      this.#markReady = resolve;
    });
    #journey = createJourney(this, definition, routeResolver, (error) =>
      this.#report(loadFailure(error), t('stepLost'), error),
    );
    [inPlaceOf] = this.#journey.goOn;

    /** Fulfilled when the element has drawn what it came to show; a listener that comes late misses nothing. */
    get ready(): Promise<void> {
      return this.#ready;
    }

    override connectedCallback() {
      try {
        addMounted(this);
        this.#takeEarlyProperties();
        if (this[r2wcContext]) {
          // Another document, or in the light DOM another root, has not its sheets yet.
          this.#adoptSheets();
          this.#schedule();
          // What is there gives way once what was typed in it can be carried over.
        } else if (this.#parent && isOfAnotherVersion(this.#parent)) void this.#mountAnew();
        else this.#mount();
      } catch (cause) {
        this.#giveUp(cause);
      }
    }

    override disconnectedCallback() {
      // A move leaves and comes back within the task: it keeps state, focus and timers.
      queueMicrotask(() => {
        // A test's DOM goes away with all its elements, and with what could still be cleaned up.
        if (this.isConnected || !this[r2wcContext] || typeof document === 'undefined') return;
        removeMounted(this);
        this.#gone.abort();
        this.#announcement.clear();
        super.disconnectedCallback();
        this.#journey.$inPlace.set(null);
      });
    }

    connectedMoveCallback() {}

    attributeChangedCallback() {
      if (this[r2wcContext]) this.#schedule();
    }

    override [r2wcRender]() {
      this.container.dir = directionOf(this);
      this[r2wcProps] = { ...this[r2wcProps], props: this.#readProps() };
      super[r2wcRender]();
    }

    // A property that was set before the tag was defined hides the accessor: it is set again.
    #takeEarlyProperties() {
      for (const name of Object.keys(accessible).map(camelCase)) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }

    async #mountAnew() {
      const typed = await import('./drawn-ahead/typed.ts').catch(() => null);
      try {
        if (this.isConnected && !this[r2wcContext]) this.#mount(typed?.putBack);
      } catch (cause) {
        this.#giveUp(cause);
      }
    }

    #mount(putBack: PutBack = putBackLater) {
      this.#gone = new AbortController();
      this.#isLoading = false;
      for (const type of ['keydown', 'keypress', 'keyup']) this.addEventListener(type, keepTyping);
      this.dataset.state = 'loading';
      const parent = this.#parent ?? browserParts().attachShadow(this);
      const { wrapper, isDrawn, isDrawnSignedOut, before } = prepareWrapper(parent);
      const pressHeld = takeHeld(wrapper);
      if (pressHeld) void this.#ready.then(pressHeld);
      this.container = wrapper;
      wrapper.dir = directionOf(this);
      this.#adoptSheets();
      const props = {
        handle: this.#createHandle(isDrawnSignedOut),
        view: view.default,
        props: this.#readProps(),
        $inPlace: this.#journey.$inPlace,
        onDrawn: this.#onDrawn,
      };
      this[r2wcProps] = props;
      this[r2wcContext] = draw(wrapper, props, isDrawn, {
        // In the light DOM the ids of two elements share a document; what a server drew has its tag's.
        identifierPrefix: isDrawn ? definition.tag : `${definition.tag}${(count += 1)}`,
        onUncaughtError: this.#giveUp,
        onCaughtError: this.#fail,
        onRecoverableError: (cause) => this.#report('hydration', 'The view was drawn anew.', cause),
      });
      if (before.fields.some((field) => !field.isConnected)) putBack(wrapper, before);
      wrapper.after(this.#announcement.node);
      if (parent === this && this.childNodes.length > 2) this.#veil ??= veil(this, [wrapper, this.#announcement.node]);
    }

    /** The view has said that it is loading; without that it is ready once it is drawn. */
    #isLoading = false;

    #onDrawn = () => {
      void lookForMistakes(this, definition, accessible);
      if (this.dataset.state === 'loading' && !this.#isLoading) this.#setState('ready');
    };

    get #isLight() {
      // What began in a shadow root stays there: it can't be taken away again.
      return definition.light === true && !this.shadowRoot && this.hasAttribute('light');
    }

    /** Where the view is drawn; null where no shadow root is there yet. */
    get #parent(): HTMLElement | ShadowRoot | null {
      return this.#isLight ? this : this.shadowRoot;
    }

    #adoptSheets(more: readonly string[] = []) {
      const all = [...css, ...more];
      if (this.#isLight)
        adopt(
          this.getRootNode() as Document | ShadowRoot,
          [...lightSheets, ...all].map((each) => scopedTo(definition.tag, each)),
        );
      else if (this.shadowRoot) adopt(this.shadowRoot, all);
      // What a server drew for the time before us: the rules that are adopted now, the words for a page without scripts.
      this.#parent?.querySelectorAll(':not(div)[data-drawn]').forEach((each) => each.remove());
    }

    #readProps() {
      return readAttributes(definition.tag, definition.attributes, (name) => this.getAttribute(name));
    }

    // At most one drawing a frame, however often attributes change (HOST-10).
    #schedule() {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      const draw = () => {
        this.#isScheduled = false;
        if (this[r2wcContext]) this[r2wcRender]();
      };
      if (document.visibilityState === 'visible') requestAnimationFrame(draw);
      else queueMicrotask(draw);
    }

    #createHandle(isDrawnSignedOut: boolean) {
      return createHandle(
        {
          element: this,
          isDrawnSignedOut,
          goOn: this.#journey.goOn,
          isRoute: (to) => routeResolver.isRoute(to),
          say: (text) => this.#announcement.say(text),
          setState: (state) => this.#setState(state),
          setMethods: (methods) => void Object.assign(this, methods),
          adoptSheet: (sheet) => this.#adoptSheets([sheet]),
        },
        this.#gone.signal,
      );
    }

    #setState(state: ElementState) {
      this.#isLoading = state === 'loading';
      if (this.dataset.state !== state) this.dataset.state = state;
      if (state === 'loading') return;
      delete this.dataset.drawn;
      this.#markReady();
    }

    // On a page that has broken what we are built on, its own words inside the tag are shown (HOST-06).
    #giveUp = (cause: unknown) => {
      (this.shadowRoot ?? this.#veil)?.replaceChildren(document.createElement('slot'));
      if (this.#isLight) this.container?.remove();
      this.#fail(cause);
    };

    // What was thrown may hold anything: the page is not told of it (SEC-35).
    #fail = (cause: unknown) => {
      this.#setState('error');
      this.#report('view', t('viewFailed'), cause);
    };

    #report(code: ErrorCode, message: string, cause: unknown) {
      if (warnOnce(`<${definition.tag}>: ${message}`) && __DICT_DEVELOPMENT__) console.error(cause);
      this.dispatchEvent(new DictErrorEvent({ code, call: '', message }));
    }
  }

  giveMembers(DictElement.prototype, definition.tag, accessible, definition.methods ?? []);
  return DictElement;
}

type PutBack = (root: HTMLElement, before: Before) => void;

const putBackLater: PutBack = (root, before) =>
  void import('./drawn-ahead/typed.ts').then((typed) => typed.putBack(root, before)).catch(() => {});

// The wrapper is `all: initial`: the page's direction stops there and is set anew.
const directionOf = (element: HTMLElement) => (element.matches(':dir(rtl)') ? 'rtl' : 'ltr');
