import { spawn } from 'node:child_process'

export interface ToolResult {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

/**
 * Runs a command to its end and gathers what it prints.
 * @param options.limit seconds after which it is ended as failed, whatever it has started; default none
 */
export function runTool(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; echo?: boolean; limit?: number } = {},
): Promise<ToolResult> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (options.echo) process.stdout.write(chunk)
      })
    }
    const end = (code: number) => {
      clearTimeout(tooLong)
      resolve({ code, output, seconds: (performance.now() - began) / 1000 })
    }
    const tooLong =
      options.limit &&
      setTimeout(() => {
        output += `\nIt was ended: it took more than ${options.limit} s.\n`
        child.kill()
        end(1)
      }, options.limit * 1000)
    child.on('error', reject)
    child.on('close', (code) => end(code ?? 1))
  })
}
