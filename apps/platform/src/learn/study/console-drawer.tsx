import { PythonConsole } from '@lemma/python-runtime/react';
import { useState } from 'react';
import { BesideSheet } from '../beside/beside-sheet.tsx';

/**
 * A Python console beside the lesson. Every lesson has it; Python is fetched for it once something is entered. What was typed in it
 * stays when it closes.
 */
export function ConsoleDrawer({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <BesideSheet
      open={open}
      name="Python console"
      title="Console"
      closeLabel="Close the console"
      onClose={onClose}
    >
      {wanted && <PythonConsole />}
    </BesideSheet>
  );
}
