export { feedbackBeforeSecondTry, feedbackOnInstance } from './feedback.ts';
