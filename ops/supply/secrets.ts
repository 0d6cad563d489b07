// Looks for keys and passwords in the files of this repository: `node ops/supply/secrets.ts`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { root } from '../lib/root.ts'

/** Files whose secrets open nothing, and why they have them. */
const MADE_UP: Readonly<Record<string, string>> = {
  'adapters/mail-smtp/src/certificate.fixture.ts': 'the key of the mail server of a test',
  'adapters/db-knex/src/dialect/mysql-address.test.ts': 'an address that is taken apart',
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] }

/** @returns a line for each secret in it, without the secret itself */
export async function secretsOf(filePath: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text', ext: extname(filePath) },
    options: { config, maskSecrets: true },
  })
  return messages.map(
    ({ loc, messageId, ruleId }) => `${filePath}:${loc.start.line} ${messageId} (${ruleId})`,
  )
}

/** Committed files, and those that a commit would take. */
const files = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

/** @returns a line for each secret of the repository, and one for each exception that has none */
export async function secretsOfRepository(): Promise<string[]> {
  const found: string[] = []
  for (const file of files()) {
    const content = readFileSync(join(root, file))
    if (content.includes(0)) continue
    const secrets = await secretsOf(file, content.toString('utf8'))
    if (!(file in MADE_UP)) found.push(...secrets)
    else if (secrets.length === 0) found.push(`${file} has no secret any more: take it out of MADE_UP`)
  }
  return found
}

if (import.meta.main) {
  const found = await secretsOfRepository()
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
