export { matrixMultiplier } from './matrix-multiplier/index.ts';
