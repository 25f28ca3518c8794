import { Modal } from '@lemma/ui';
import { type ClipName, clips } from './clips.ts';
import { VideoPlayer } from './video-player.tsx';

export interface VideoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly clip: ClipName;
}

/** A recording over the page. */
export function VideoDialog({ open, onClose, clip }: VideoDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={clips[clip].title} size="xl">
      <VideoPlayer clip={clips[clip]} />
    </Modal>
  );
}
