import { createRoot, type Root } from 'react-dom/client';
import type { CompiledLesson } from '../lesson/compiled-lesson.ts';
import type { AnyWidget, LessonSlots } from '../lesson/lesson-context.ts';
import { Lesson, type LessonProps } from '../lesson/lesson.tsx';
import type { LearnerLesson } from '../lesson/learner-lesson.ts';
import { Notice } from '../notice/notice.tsx';
import { englishStrings } from '../strings/strings.ts';
import { readLesson } from './read-lesson.ts';
import { linkStyles } from './style-links.ts';

/**
 * `<lemma-lesson src="lesson.json">`: a lesson in a shadow root. Attributes: `src`, `integrity`, `theme`, `dir`, `lang`.
 * Properties: `lesson`, `widgets`, `slots`, `onAnswer`. Dispatches `lemma-event` with a LessonEvent as its detail,
 * and `lemma-error` with the Error when a lesson cannot be read. Attributes and properties may change at any time.
 */
export class LemmaLessonElement extends HTMLElement {
  static readonly observedAttributes = ['src', 'integrity', 'theme', 'dir', 'lang'];

  #root: Root | undefined;
  #styled: Promise<void> | undefined;
  #loading: AbortController | undefined;
  #lesson: CompiledLesson | LearnerLesson | undefined;
  #widgets: readonly AnyWidget[] = [];
  #slots: LessonSlots = {};
  #onAnswer: LessonProps['onAnswer'];
  #error: Error | undefined;

  get lesson(): CompiledLesson | LearnerLesson | undefined {
    return this.#lesson;
  }
  set lesson(lesson: CompiledLesson | LearnerLesson | undefined) {
    this.#loading?.abort();
    this.#lesson = lesson;
    this.#error = undefined;
    this.#render();
  }

  get widgets(): readonly AnyWidget[] {
    return this.#widgets;
  }
  set widgets(widgets: readonly AnyWidget[]) {
    this.#widgets = widgets;
    this.#render();
  }

  get slots(): LessonSlots {
    return this.#slots;
  }
  set slots(slots: LessonSlots) {
    this.#slots = slots;
    this.#render();
  }

  get onAnswer(): LessonProps['onAnswer'] {
    return this.#onAnswer;
  }
  set onAnswer(onAnswer: LessonProps['onAnswer']) {
    this.#onAnswer = onAnswer;
    this.#render();
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.style.display ||= 'block';
    this.#styled ??= linkStyles(shadow);
    const host = shadow.querySelector('div') ?? shadow.appendChild(document.createElement('div'));
    this.#root ??= createRoot(host);
    shadow.addEventListener('click', followAnchor);
    this.#render();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
    this.shadowRoot?.removeEventListener('click', followAnchor);
    this.#root?.unmount();
    this.#root = undefined;
    this.shadowRoot?.querySelector('div')?.remove();
  }

  attributeChangedCallback(name: string): void {
    if (name === 'src' || name === 'integrity') void this.#load();
    else this.#render();
  }

  async #load(): Promise<void> {
    this.#loading?.abort();
    const src = this.getAttribute('src');
    if (src === null) return;
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const lesson = await readLesson(src, this.getAttribute('integrity'), loading.signal);
      if (!loading.signal.aborted) this.lesson = lesson;
    } catch (cause) {
      if (loading.signal.aborted) return;
      this.#error = cause instanceof Error ? cause : new Error(String(cause));
      this.dispatchEvent(
        new CustomEvent('lemma-error', { detail: this.#error, bubbles: true, composed: true }),
      );
      this.#render();
    }
  }

  #render(): void {
    void this.#renderStyled();
  }

  async #renderStyled(): Promise<void> {
    const root = this.#root;
    await this.#styled;
    if (root && root === this.#root) root.render(this.#content());
  }

  #content() {
    if (this.#error) {
      return (
        <div className="lemma-lesson">
          <Notice variant="error">
            {englishStrings.lessonFailed} {this.#error.message}
          </Notice>
        </div>
      );
    }
    if (!this.#lesson) return null;
    return (
      <Lesson
        lesson={this.#lesson}
        widgets={this.#widgets}
        slots={this.#slots}
        theme={themeOf(this.getAttribute('theme'))}
        dir={dirOf(this.getAttribute('dir'))}
        lang={this.getAttribute('lang') ?? undefined}
        {...(this.#onAnswer ? { onAnswer: this.#onAnswer } : {})}
        onEvent={(event) => {
          this.dispatchEvent(
            new CustomEvent('lemma-event', { detail: event, bubbles: true, composed: true }),
          );
        }}
      />
    );
  }
}

function themeOf(value: string | null): 'auto' | 'light' | 'dark' {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

function dirOf(value: string | null): 'ltr' | 'rtl' | undefined {
  return value === 'ltr' || value === 'rtl' ? value : undefined;
}

/** A browser looks for `#id` in the document only; inside a shadow root it is found here. */
function followAnchor(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const root = link?.getRootNode();
  if (!link || !(root instanceof ShadowRoot)) return;
  const target = root.getElementById((link.getAttribute('href') ?? '').slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
}
