export { ToastRegion } from '@lemma/ui';
