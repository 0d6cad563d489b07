import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg or ffprobe. @returns its standard output @throws Error with its words */
export async function runMedia(program: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<Buffer> {
  const quiet = program === 'ffmpeg' ? ['-v', 'error', '-nostdin', '-y'] : ['-v', 'error']
  const child = spawn(program, [...quiet, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (words: Buffer) => {
    said = (said + words).slice(-4_000)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}`)
  return Buffer.concat(output)
}
