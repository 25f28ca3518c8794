import { createToaster, Toast as ToastParts, Toaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FullUi } from '../system/full-ui.tsx';
import { takeToasts, type Toast, TOAST_DURATION, type ToastKind } from './notify.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  custom: undefined,
} as const satisfies Record<ToastKind, unknown>;

const marks = {
  success: 'green.600',
  error: 'red.600',
  warning: 'amber.500',
  info: 'blue.600',
  custom: 'gray.300',
} as const;

/** From the edges; a page with a bar at its bottom says in `--lemma-bottom-bar` how high it is, and stays free. */
const offsets = {
  top: '1rem',
  right: '1rem',
  bottom: 'calc(1rem + var(--lemma-bottom-bar, 0px))',
  left: '1rem',
};

/** The one place where toasts appear: a live region at the bottom, reached by F6 or Alt+T. Stands once a page. */
export function ToastRegion() {
  const [toaster] = useState(() =>
    createToaster({ placement: 'bottom', offsets, pauseOnPageIdle: true, max: 4, overlap: false }),
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The toaster listens only from the microtask after its own effects: what waits would be lost before.
    const timer = setTimeout(() => {
      stop = takeToasts((toast) => {
        toaster.create({
          type: toast.kind === 'custom' ? 'info' : toast.kind,
          duration: toast.duration ?? TOAST_DURATION,
          closable: true,
          meta: { toast },
        });
      });
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [toaster]);
  return (
    <FullUi>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(given) => <ToastBox toast={(given.meta as { toast: Toast }).toast} />}
      </Toaster>
    </FullUi>
  );
}

function ToastBox({ toast }: { readonly toast: Toast }) {
  const Icon = icons[toast.kind];
  return (
    <ToastParts.Root
      width={{ md: 'sm' }}
      bg="bg"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="4px"
      borderInlineStartColor={marks[toast.kind]}
      borderRadius="l3"
      boxShadow="md"
      alignItems="flex-start"
      gap="3"
      p="4"
      pe="12"
    >
      {Icon && (
        <span
          aria-hidden
          style={{
            color: `var(--chakra-colors-${marks[toast.kind].replace('.', '-')})`,
            flex: 'none',
          }}
        >
          <Icon size={20} strokeWidth={1.75} />
        </span>
      )}
      <div>
        {toast.title && <ToastParts.Title fontWeight="semibold">{toast.title}</ToastParts.Title>}
        {toast.description && (
          <ToastParts.Description color="fg.muted" opacity="1">
            {toast.description}
          </ToastParts.Description>
        )}
        {toast.content}
      </div>
      <ToastParts.CloseTrigger aria-label="Close this message" color="fg.muted">
        <X aria-hidden size={18} strokeWidth={1.75} />
      </ToastParts.CloseTrigger>
    </ToastParts.Root>
  );
}
