import { Kbd } from '@chakra-ui/react/kbd';
import { Modal } from '@lemma/ui';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1', '2', '3', '4'], 'Choose an answer'],
  [['Enter'], 'Send the answer, or go on'],
  [['Ctrl', 'Enter'], 'Run code'],
  [['←'], 'Back to the part before, while reading'],
  [['?'], 'Show these keys'],
  [['Esc'], 'Close what is open'],
];

/** The keys of the study session. */
export function KeysDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal open={open} onClose={onClose} title="Keys">
      <dl className="key-list">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
