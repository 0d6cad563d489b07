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
import { type Assembly, startProduct } from '../peers/product.ts'
import type { RunningProduct } from '../peers/running-product.ts'
import type { CastingDayDriver } from './casting-day-driver.ts'

/** Milliseconds: more than a step takes on a busy machine. */
setDefaultTimeout(600_000)

let product: RunningProduct

interface Chosen {
  readonly driver: 'http' | 'ui'
  readonly assembly: Assembly
}

export class CastingDayWorld extends World<Chosen> {
  day!: CastingDayDriver
  inRoom = ''
  takeSeconds = 0
  comment = ''
}
setWorldConstructor(CastingDayWorld)

BeforeAll(async function () {
  product = await startProduct({}, this.parameters.assembly as Assembly)
})
AfterAll(async () => {
  // It is not there when it could not start.
  await product?.stop()
})

Before(async function (this: CastingDayWorld) {
  this.day = this.parameters.driver === 'ui' ? new UiCastingDay() : new HttpCastingDay()
  await this.day.open(product)
})
After(async function (this: CastingDayWorld) {
  try {
    await this.day.close()
  } finally {
    // What the server says of a fault tells more than what the page saw of it.
    product.expectNoServerFault()
  }
})
