import { readFile } from 'node:fs/promises'

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10
const PAGE_BYTES = 4096

const afterName = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Milliseconds of CPU time a process has used, in its own code and in the kernel. */
export async function cpuOf(pid: number): Promise<number> {
  const fields = await afterName(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Bytes of memory that a process has in use. */
export async function memoryOf(pid: number): Promise<number> {
  const fields = await afterName(pid)
  return Number(fields[21]) * PAGE_BYTES
}
