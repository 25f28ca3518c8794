import { useApiQuery } from '@lemma/api-client/react';
import { Modal } from '@lemma/ui';
import { SearchBox } from './search-box.tsx';

/** The search over the page that one is on. */
export function SearchDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  // Without it results say nothing of locks: the search itself needs no server.
  const { data } = useApiQuery('allLessons', {}, { enabled: open });
  return (
    <Modal open={open} onClose={onClose} title="Search" size="lg">
      <SearchBox lessons={data?.lessons ?? []} onFollow={onClose} />
    </Modal>
  );
}
