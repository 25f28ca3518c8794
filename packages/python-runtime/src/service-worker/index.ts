export { answerPythonInput } from './answer-python-input.ts';
