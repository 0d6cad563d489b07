import type { SessionView } from '@callboard/projects/contract'
import type { Page } from 'playwright-core'
import { next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'

/** Steps of a guest up to the photo: name, then role. @param session with one role */
export async function goToPhotoStep(page: Page, session: SessionView, name: string): Promise<void> {
  await page.goto(`/onboard/${session.studio_uri}/${session._id}`)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await sayWho(page, name)
  await next(page)
  await page.getByRole('heading', { name: 'Your role' }).waitFor()
  await next(page)
  await page.getByRole('button', { name: 'Take photo' }).waitFor()
}

/** From the step of photos, by the camera, to the last one. */
export async function goToReview(page: Page): Promise<void> {
  await takePhoto(page)
  await next(page)
  await page.getByLabel('I agree to the terms').waitFor()
}
