import { Skeleton } from '@chakra-ui/react/skeleton';
import { SkeletonScreen } from '../page-states/page-skeleton.tsx';
import './today.css';

/** The shape of today's plan while it loads. */
export function TodaySkeleton() {
  return (
    <SkeletonScreen what="your plan">
      <div className="today">
        <div>
          <Skeleton height="22px" width="220px" mb="2" />
          <Skeleton height="44px" width="320px" mb="8" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="72px" mb="4" />
          ))}
        </div>
        <div>
          <Skeleton height="124px" mb="5" borderRadius="12px" />
          <Skeleton height="420px" borderRadius="12px" />
        </div>
      </div>
    </SkeletonScreen>
  );
}
