import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber'
import { HttpCastingDay } from '../drivers/http/http-casting-day.ts'
import { UiCastingDay } from '../drivers/ui/ui-casting-day.ts'
import type { CastingDayDriver } from './casting-day-driver.ts'
import { type RunningProduct, startProduct } from './product.ts'

setDefaultTimeout(60_000)

let product: RunningProduct

export class CastingDayWorld extends World<{ driver: 'http' | 'ui' }> {
  day!: CastingDayDriver
  inRoom = ''
  takeSeconds = 0
  comment = ''
}
setWorldConstructor(CastingDayWorld)

BeforeAll(async () => {
  product = await startProduct()
})
AfterAll(async () => {
  await product.stop()
})

Before(async function (this: CastingDayWorld) {
  this.day = this.parameters.driver === 'ui' ? new UiCastingDay() : new HttpCastingDay()
  await this.day.open(product.origin)
})
After(async function (this: CastingDayWorld) {
  await this.day.close()
  product.expectNoServerFault()
})
