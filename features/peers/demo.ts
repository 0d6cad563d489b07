import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '../../core/src/testing/until.ts'
import { startProduct } from './product.ts'

/** The product with the demo's day, whole. @param data folder of its data, there and empty */
export async function startDemo(data: string) {
  const product = await startProduct({ CALLBOARD_DEMO: 'true', CALLBOARD_DATA: data })
  const mark = join(data, 'demo.json')
  await until('the day is whole', async () => JSON.parse(await readFile(mark, 'utf8')).state === 'whole')
  return product
}
