import './lemma-lesson.ts';
import { startEmbedPage } from '../element/index.ts';

startEmbedPage();
