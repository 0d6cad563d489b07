import { spawn } from 'node:child_process'

export interface ToolResult {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

/** Runs a command to its end and gathers what it prints. */
export function runTool(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; echo?: boolean } = {},
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
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }),
    )
  })
}
