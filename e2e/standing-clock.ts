/**
 * Loaded ahead of a server's own code (`node --import`): the process's clock stands at HOUSE_NOW, in milliseconds since
 * the epoch, and goes to whatever moment the parent process sends, which is answered. Timers run as ever.
 */
import { mock } from 'node:test';

mock.timers.enable({ apis: ['Date'], now: Number(process.env['HOUSE_NOW']) });
process.on('message', (now: number) => {
  mock.timers.setTime(now);
  process.send?.(now);
});
