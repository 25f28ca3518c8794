import type { Meta, StoryObj } from '@storybook/react-vite';
import { course } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { PathList } from './path-list.tsx';
import './paths.css';

const meta: Meta = { title: 'Learn/Paths', parameters: { layout: 'fullscreen' } };
export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <StoryFrame>
      <div className="learn-page">
        <h1 className="page-heading">Learning paths</h1>
        <PathList
          busy={false}
          onStart={() => undefined}
          onArchive={() => undefined}
          onEdit={() => undefined}
          courses={[
            course,
            {
              ...course,
              course_id: 'b',
              title: 'Essential Python',
              active: false,
              started_at: null,
              mastered_count: 0,
            },
            { ...course, course_id: 'c', kind: 'custom', title: 'To the SVD', active: false },
            { ...course, course_id: 'd', title: 'An older path', active: false, archived: true },
          ]}
        />
      </div>
    </StoryFrame>
  ),
};
