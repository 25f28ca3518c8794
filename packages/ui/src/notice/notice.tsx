import type { ReactNode } from 'react';

export type NoticeVariant = 'error' | 'warning' | 'info';

const looks: Record<NoticeVariant, { word: string; rule: string; tint: string; text: string }> = {
  error: {
    word: 'Error',
    rule: '--lemma-wrong',
    tint: '--lemma-wrong-tint',
    text: '--lemma-wrong',
  },
  warning: {
    word: 'Warning',
    rule: '--lemma-amber-mark',
    tint: '--lemma-amber-tint',
    text: '--lemma-amber',
  },
  info: { word: 'Note', rule: '--lemma-brand', tint: '--lemma-tint', text: '--lemma-strong' },
};

export interface NoticeProps {
  readonly variant: NoticeVariant;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A message that stays in the page. An error is spoken at once, the others when the reader comes by. */
export function Notice({ variant, title, children }: NoticeProps) {
  const look = looks[variant];
  return (
    <div
      role={variant === 'error' ? 'alert' : 'note'}
      style={{
        borderInlineStart: `3px solid var(${look.rule})`,
        background: `var(${look.tint})`,
        borderRadius: 'var(--lemma-radius)',
        padding: '12px 16px',
      }}
    >
      <strong style={{ color: `var(${look.text})`, fontWeight: 600 }}>{title ?? look.word}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}
