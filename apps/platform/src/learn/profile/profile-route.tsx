import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { KnowledgeProfile } from './knowledge-profile.tsx';
import { ProfileGuard } from './profile-guard.tsx';

export const meta = () => learnMeta('My knowledge profile');

/** /learn/knowledge-profile: all courses. */
export default function ProfileRoute() {
  return (
    <ProfileGuard>
      <AllCourses />
    </ProfileGuard>
  );
}

function AllCourses() {
  const graph = useApiQuery('graph', {});
  return (
    <Answer query={graph} what="the knowledge graph">
      {(data) => <KnowledgeProfile graph={data} title="My knowledge profile" />}
    </Answer>
  );
}
