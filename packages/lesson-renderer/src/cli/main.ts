#!/usr/bin/env node
import { run } from './run.ts';

const { code, output } = run(process.argv.slice(2));
(code === 2 ? process.stderr : process.stdout).write(`${output}\n`);
process.exitCode = code;
