import { expect, it } from 'vitest';
import { samePicture } from './same-picture.ts';

const path = '<path d="M 10.25 20 L 30 -4.5" id="p1"/>';

it.for([
  [path, true],
  [path.replace('10.25', '10.253'), true],
  [path.replace('10.25', '10.5'), false],
  [path.replace('-4.5', '4.5'), false],
  [path.replace('L 30', 'M 30'), false],
  [path.replace(' L 30 -4.5', ''), false],
] as const)('%s is the same picture: %s', ([other, same]) => {
  expect(samePicture(path, other)).toBe(same);
});
