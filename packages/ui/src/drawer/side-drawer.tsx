import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FullUi } from '../system/full-ui.tsx';

export interface SideDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet from the right edge, for menus on small screens. */
export function SideDrawer({ open, onClose, title, children }: SideDrawerProps) {
  return (
    <FullUi>
      <Drawer.Root
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        // The page behind may move the focus while it loads: the sheet takes it back, as a dialog does.
        onFocusOutside={(event) => event.preventDefault()}
        size="xs"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title fontFamily="heading" fontSize="lg">
                  {title}
                </Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>{children}</Drawer.Body>
              <Drawer.CloseTrigger
                aria-label="Close menu"
                width="11"
                height="11"
                display="grid"
                placeItems="center"
                cursor="button"
              >
                <X aria-hidden size={20} strokeWidth={1.75} />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </FullUi>
  );
}
