import { createRoot, type Root } from 'react-dom/client';
import type { LessonEvent } from '../events/lesson-event.ts';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import type { AnyWidget } from '../host/lesson-context.ts';
import type { LessonHostProps } from '../host/lesson-provider.tsx';
import { ElementContent } from './element-content.tsx';
import { followAnchor } from './follow-anchor.ts';
import { LessonLoadError } from '../format/lesson-load-error.ts';
import { readLesson } from './read-lesson.ts';
import { adoptStyles } from './shadow-styles.ts';

declare global {
  interface HTMLElementTagNameMap {
    'lemma-lesson': LemmaLessonElement;
  }
  interface HTMLElementEventMap {
    'lemma-event': CustomEvent<LessonEvent>;
    'lemma-error': CustomEvent<LessonLoadError>;
  }
}

/** What every `<lemma-lesson>` of the page has that does not say otherwise. */
export interface LessonDefaults {
  readonly widgets?: readonly AnyWidget[];
  readonly questionKinds?: HostProps['questionKinds'];
  /** Style sheets, as text, that those widgets and kinds need inside the shadow root. */
  readonly styles?: readonly string[];
}

let defaults: LessonDefaults = {};

/** Gives widgets and their styles to all `<lemma-lesson>` of the page. Call it in the script that defines the element. */
export function provideLessons(given: LessonDefaults): void {
  defaults = given;
}

type HostProps = Omit<LessonHostProps, 'onEvent'>;

// A server has no HTMLElement; importing the module there must not throw.
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** An event of the element is heard on the page around it, out of any shadow root. */
const travelling = { bubbles: true, composed: true } as const;

/**
 * `<lemma-lesson src="lesson.json">`: a lesson in a shadow root, its styles and React inside.
 * Attributes: `src`, `integrity`, `theme`, `dir`, `lang`, `hide-title`.
 * Properties: `lesson`, `widgets`, `questionKinds`, `slots`, `strings`, `predictions`, `onLink`, `onAnswer`. All may change at any time.
 * Dispatches `lemma-event` with a LessonEvent as its detail (of a link, `preventDefault()` leaves the way to the listener), and `lemma-error` with a LessonLoadError; both bubble.
 * Unless a listener calls `preventDefault()`, the error is also reported like one that nobody caught: to `window.onerror` and the console.
 */
export class LemmaLessonElement extends Base {
  static readonly observedAttributes = ['src', 'integrity', 'theme', 'dir', 'lang', 'hide-title'];

  #root: Root | undefined;
  #loading: AbortController | undefined;
  #asked = '';
  #drawing = false;
  #lesson: LearnerLesson | undefined;
  #error: LessonLoadError | undefined;
  #host: HostProps = {};
  /** Whether a listener cancelled the last event: it has gone where the link leads. */
  #followed = false;

  get lesson(): LearnerLesson | undefined {
    return this.#lesson;
  }
  set lesson(lesson: LearnerLesson | undefined) {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#show(lesson, undefined);
  }

  get widgets(): HostProps['widgets'] {
    return this.#host.widgets;
  }
  set widgets(widgets: HostProps['widgets']) {
    this.#give({ widgets });
  }

  get questionKinds(): HostProps['questionKinds'] {
    return this.#host.questionKinds;
  }
  set questionKinds(questionKinds: HostProps['questionKinds']) {
    this.#give({ questionKinds });
  }

  get slots(): HostProps['slots'] {
    return this.#host.slots;
  }
  set slots(slots: HostProps['slots']) {
    this.#give({ slots });
  }

  get strings(): HostProps['strings'] {
    return this.#host.strings;
  }
  set strings(strings: HostProps['strings']) {
    this.#give({ strings });
  }

  get predictions(): HostProps['predictions'] {
    return this.#host.predictions;
  }
  set predictions(predictions: HostProps['predictions']) {
    this.#give({ predictions });
  }

  get onLink(): HostProps['onLink'] {
    return this.#host.onLink;
  }
  set onLink(onLink: HostProps['onLink']) {
    this.#give({ onLink });
  }

  get onAnswer(): HostProps['onAnswer'] {
    return this.#host.onAnswer;
  }
  set onAnswer(onAnswer: HostProps['onAnswer']) {
    this.#give({ onAnswer });
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.style.display ||= 'block';
    this.#root ??= createRoot(shadow.appendChild(document.createElement('div')));
    shadow.addEventListener('click', followAnchor);
    this.#takeEarly();
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#asked = '';
    this.shadowRoot?.removeEventListener('click', followAnchor);
    // A page that is made with React takes the element away while React is rendering: no root may end in that moment.
    const root = this.#root;
    this.#root = undefined;
    queueMicrotask(() => root?.unmount());
    this.shadowRoot?.replaceChildren();
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Properties that the page set before the element was defined hide the accessors: they are set anew. */
  #takeEarly(): void {
    for (const name of [
      'lesson',
      'widgets',
      'questionKinds',
      'slots',
      'strings',
      'predictions',
      'onLink',
      'onAnswer',
    ]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #give(props: HostProps): void {
    this.#host = { ...this.#host, ...props };
    this.#draw();
  }

  #show(lesson: LearnerLesson | undefined, error: LessonLoadError | undefined) {
    this.#lesson = lesson;
    this.#error = error;
    this.#draw();
  }

  /** Several changes of one moment, `src` and `integrity` say, are one loading and one rendering. */
  #draw(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      if (!this.#root || !this.shadowRoot) return;
      this.#loadIfAsked();
      adoptStyles(this.shadowRoot, defaults.styles ?? []);
      this.#root.render(this.#content());
    });
  }

  #loadIfAsked(): void {
    const src = this.getAttribute('src');
    const integrity = this.getAttribute('integrity');
    const asked = src === null ? '' : JSON.stringify([src, integrity]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#loading?.abort();
    if (src !== null) void this.#load(src, integrity);
  }

  async #load(src: string, integrity: string | null): Promise<void> {
    const loading = new AbortController();
    this.#loading = loading;
    this.#error = undefined;
    try {
      const lesson = await readLesson(src, integrity, loading.signal);
      if (!loading.signal.aborted) this.lesson = lesson;
    } catch (cause) {
      if (loading.signal.aborted) return;
      this.#loading = undefined;
      const error =
        cause instanceof LessonLoadError
          ? cause
          : new LessonLoadError('unreachable', src, String(cause), { cause });
      this.#show(undefined, error);
      const unheard = this.dispatchEvent(
        new CustomEvent('lemma-error', { ...travelling, cancelable: true, detail: error }),
      );
      // The reader is told something else: without a listener, nobody who can mend it would know.
      if (unheard) reportError(error);
    }
  }

  #content() {
    const { widgets = defaults.widgets, questionKinds = defaults.questionKinds } = this.#host;
    return (
      <ElementContent
        attributes={{
          theme: this.getAttribute('theme'),
          dir: this.getAttribute('dir'),
          lang: this.getAttribute('lang'),
          hideTitle: this.hasAttribute('hide-title'),
        }}
        error={this.#error}
        loading={this.#loading !== undefined}
        lesson={this.#lesson}
        host={{ ...this.#host, ...(widgets ? { widgets } : {}), questionKinds }}
        onEvent={(detail) => {
          const cancelable = detail.type === 'link-followed';
          this.#followed = !this.dispatchEvent(
            new CustomEvent('lemma-event', { ...travelling, cancelable, detail }),
          );
        }}
        onLink={(link) => this.#followed || this.#host.onLink?.(link) === true}
        onRetry={() => {
          this.#asked = '';
          this.#draw();
        }}
      />
    );
  }
}
