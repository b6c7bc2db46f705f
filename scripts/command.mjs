import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The path of a tool that an npm package brings. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Runs a program in this terminal, without standard input, and gives its exit code (1 when a signal ended it or it
 * could not be started). `quiet` keeps its output back and gives it as `output`; `user` is whom it runs as.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, user?: { uid: number, gid: number } | null }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = root, env = {}, quiet = false, user = null } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      ...user,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString('utf8');
    child.on('error', (error) => resolve({ code: 1, output: `${output()}${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}
