import { Refusal } from './refusal.ts'

/** Runs a command; a failure ends the process with words and code 1. @param name how its failure is told */
export async function runCommand(name: string, command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(
      error instanceof Refusal ? message : `${name} failed and left nothing half done: ${message}`,
    )
    process.exitCode = 1
  }
}
