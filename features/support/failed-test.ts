import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { root } from '../peers/root.ts'
import type { RunningProduct } from '../peers/running-product.ts'

const FAILED = join(root, '.callboard/test-logs/failed')
/** Characters; file systems take 255 bytes. */
const LONGEST_NAME = 200

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * An empty folder for what is kept of a failed test.
 * @param file that the test stands in
 */
export async function folderOfFailed(file: string, title: string): Promise<string> {
  const name = `${slug(basename(file).replace(/\.\w+$/, ''))}-${slug(title)}`.slice(0, LONGEST_NAME)
  const folder = join(FAILED, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

/** Where to look, for the words of an error. */
export const keptIn = (folder: string): string => `What was kept of it: ${relative(root, folder)}`

/** Writes the last lines that the product has printed. */
export const keepLog = (folder: string, product: Pick<RunningProduct, 'printed'>): Promise<void> =>
  writeFile(join(folder, 'product.log'), `${product.printed().join('\n')}\n`)
