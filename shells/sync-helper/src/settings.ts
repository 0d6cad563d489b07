import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SYNC_HELPER_PORT } from '@callboard/review/contract'
import { readJson, writeJson } from './json-file.ts'
import { OWN_FOLDER } from './session-folder.ts'

/** Where `npm start` serves Callboard. */
const DEFAULT_ORIGIN = 'http://localhost:8080'
const DEFAULT_SECONDS = 15

export interface HelperSettings {
  readonly folder: string
  readonly port: number
  readonly origins: readonly string[]
  /** Milliseconds between two looks at a session. */
  readonly every: number
}

const numberOf = (name: string, typed: string | undefined, fallback: number, most: number): number => {
  const number = typed === undefined ? fallback : Number(typed)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Error(`--${name} must be a number.`)
  return number
}

function originOf(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`--origin ${typed} is no address like https://callboard.example.com.`)
  return url.origin
}

/** @throws Error in words for the person who typed the command */
export function readCommand(args: readonly string[]): HelperSettings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      folder: { type: 'string' },
      origin: { type: 'string', multiple: true },
      port: { type: 'string' },
      every: { type: 'string' },
    },
  })
  if (!values.folder) throw new Error('Say where the takes go: --folder ~/Callboard')
  return {
    // npm runs a command in the folder of the checkout, and tells where it was typed.
    folder: resolve(process.env.INIT_CWD ?? '', values.folder.replace(/^~(?=$|[\\/])/, homedir())),
    port: numberOf('port', values.port, SYNC_HELPER_PORT, 65_535),
    origins: (values.origin ?? []).map(originOf),
    every: numberOf('every', values.every, DEFAULT_SECONDS, 3_600) * 1_000,
  }
}

/** The origins of this start and, where it names none, those of the last start that did. */
export async function pairedOrigins(root: string, given: readonly string[]): Promise<readonly string[]> {
  const file = join(root, OWN_FOLDER, 'origins.json')
  if (given.length > 0) {
    await writeJson(file, given)
    return given
  }
  return (await readJson<string[]>(file)) ?? [DEFAULT_ORIGIN]
}
