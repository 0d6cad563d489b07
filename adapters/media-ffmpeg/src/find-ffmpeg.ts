import { runProgram } from './run-program.ts'

export interface FfmpegPrograms {
  readonly ffmpeg: string
  readonly ffprobe: string
}

const START_MS = 10_000

/**
 * Asks once, at start, whether this machine has ffmpeg.
 * @param programs other names or paths than those on the path
 * @returns `null` when one of the two cannot be started
 */
export async function findFfmpeg(
  programs: FfmpegPrograms = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
): Promise<FfmpegPrograms | null> {
  const starts = async (program: string) =>
    runProgram(program, ['-version'], { timeoutMs: START_MS }).then(
      ({ code }) => code === 0,
      () => false,
    )
  const both = await Promise.all([starts(programs.ffmpeg), starts(programs.ffprobe)])
  return both.every(Boolean) ? programs : null
}
