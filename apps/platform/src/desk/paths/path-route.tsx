import { useParams } from 'react-router';
import { Answered } from '../calls/answered.tsx';
import { useDeskQuery } from '../calls/desk-client.tsx';
import { PathEditor } from './path-editor.tsx';

/** /desk/paths/…: a path that is there, or a new one under an identifier that no path has. */
export default function PathRoute() {
  const { path_uid: pathUid = '' } = useParams();
  const query = useDeskQuery('paths', {});
  return (
    <Answered query={query} what="the path">
      {({ paths }) => (
        <PathEditor
          key={pathUid}
          pathUid={pathUid}
          path={paths.find(({ path_uid }) => path_uid === pathUid)}
        />
      )}
    </Answered>
  );
}
