import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page';
import { LessonPage } from './lesson-page';
import { OtherPackages } from './other-packages';

// The design system's tokens would colour the lesson: it comes on demand.
function Page() {
  const [all, setAll] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAll(true)}>
        Show the other packages
      </button>
      {all && <OtherPackages />}
      <LessonPage />
      <EstimatePage />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
