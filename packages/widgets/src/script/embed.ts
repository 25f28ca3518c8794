import './lemma-lesson.ts';
import { startEmbedPage } from '@lemma/lesson-renderer/element';

startEmbedPage();
