import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FullUi } from '../system/full-ui.tsx';

export interface ModalProps {
  readonly open: boolean;
  /** X, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Its actions, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** A dialog: focus goes in, stays in and comes back; the page behind neither scrolls nor answers. */
export function Modal({ open, onClose, title, children, footer, size = 'sm' }: ModalProps) {
  return (
    <FullUi>
      <Dialog.Root
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        // The page behind may move the focus while it loads: the dialog takes it back. That is nobody's wish to close it.
        onFocusOutside={(event) => event.preventDefault()}
        size={size}
        placement="center"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="4">
            <Dialog.Content>
              <Dialog.Header pe="14">
                <Dialog.Title fontFamily="heading" fontSize="xl" lineHeight="1.3">
                  {title}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{children}</Dialog.Body>
              {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
              <Dialog.CloseTrigger
                aria-label="Close"
                width="11"
                height="11"
                display="grid"
                placeItems="center"
                borderRadius="md"
                cursor="button"
              >
                <X aria-hidden size={20} strokeWidth={1.75} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </FullUi>
  );
}
