import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page';
import { LessonPage } from './lesson-page';

// The design system's tokens would colour the lesson: its style sheet comes on demand, with this part of the page.
const OtherPackages = lazy(async () => ({
  default: (await import('./other-packages')).OtherPackages,
}));

function Page() {
  const [all, setAll] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAll(true)}>
        Show the other packages
      </button>
      {all && (
        <Suspense>
          <OtherPackages />
        </Suspense>
      )}
      <LessonPage />
      <EstimatePage />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
