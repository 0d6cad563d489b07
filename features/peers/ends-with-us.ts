import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Kills the child when this process ends before it, also by an error that is not caught. */
export function endsWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
