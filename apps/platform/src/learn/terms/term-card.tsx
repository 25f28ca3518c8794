import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Excerpt } from '../../search/excerpt.tsx';
import { loadIndex } from '../../search/load-search.ts';
import { lessonLinkAt, placeOfLink } from '../lookup/lesson-place.ts';
import { type Meaning, meaningAt } from './meaning.ts';
import './terms.css';

interface Shown extends Meaning {
  readonly link: HTMLAnchorElement;
}

/** Milliseconds that the pointer rests before the card comes, and may be away before it goes. */
const rest = { before: 250, after: 200 };

/**
 * What a term means, beside the link to its definition, while the pointer or the focus is on it. It stays while the pointer is on it, and
 * Escape closes it (WCAG 1.4.13). A finger presses the link, which opens the definition itself.
 */
export function TermCard({ load = loadIndex }: { readonly load?: typeof loadIndex }) {
  const [shown, setShown] = useState<Shown>();
  const card = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const later = (act: () => void, milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, milliseconds);
    };
    const show = async (link: HTMLAnchorElement) => {
      const meaning = await meaningOf(link, load);
      if (!isGone) setShown(meaning && link.isConnected ? { ...meaning, link } : undefined);
    };
    const hide = () => setShown(undefined);
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (target instanceof Element && target.closest('.term-card')) clearTimeout(timer);
      else {
        const link = lessonLinkAt(target);
        later(link ? () => void show(link) : hide, link ? rest.before : rest.after);
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      const link = lessonLinkAt(target);
      if (link?.matches(':focus-visible')) void show(link);
      else hide();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPress = () => {
      clearTimeout(timer);
      hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress);
    };
  }, [load]);

  useLayoutEffect(() => {
    if (!shown || !card.current) return undefined;
    const { link } = shown;
    card.current.showPopover();
    place(card.current, link);
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [shown, id]);

  if (!shown) return null;
  return (
    <div ref={card} id={id} role="tooltip" popover="manual" className="term-card">
      {shown.fact.title !== '' && <p className="term-card-title">{shown.fact.title}</p>}
      <p>
        <Excerpt pieces={shown.fact.excerpt} matched={[]} />
      </p>
      <p className="muted small">{shown.lesson}</p>
    </div>
  );
}

async function meaningOf(
  link: HTMLAnchorElement,
  load: typeof loadIndex,
): Promise<Meaning | undefined> {
  const place = placeOfLink(link);
  const index = place && (await load().catch(() => undefined));
  return index && meaningAt(index, place);
}

/** Below the link, or above it where there is no room; never beyond the window's edge. */
function place(card: HTMLElement, link: Element): void {
  const gap = 6;
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.max(gap, Math.min(box.left, innerWidth - width - gap));
  const below = box.bottom + gap;
  const top = below + height > innerHeight ? box.top - gap - height : below;
  Object.assign(card.style, { left: `${left}px`, top: `${Math.max(gap, top)}px` });
}
