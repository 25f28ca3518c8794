import { SkeletonText } from '@chakra-ui/react/skeleton';
import './study.css';

/** The shape of a lesson while it loads. */
export function StudySkeleton() {
  return (
    <div className="study" aria-busy>
      <output className="visually-hidden">Loading the lesson…</output>
      <div className="study-bar" aria-hidden>
        <div className="study-bar-row" />
        <div className="study-steps">
          {Array.from({ length: 8 }, (_segment, index) => (
            <span key={index} data-state="to-come" />
          ))}
        </div>
      </div>
      <div className="study-column" aria-hidden>
        <SkeletonText noOfLines={7} gap="4" />
      </div>
    </div>
  );
}
