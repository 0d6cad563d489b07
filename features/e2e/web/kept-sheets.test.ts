import { deleteAccount, verifyToken } from '@callboard/accounts/contract'
import { prepareCheckIn, signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the names that an office owes on its sign-in sheets', () => {
  const product = productInBrowser()

  detail(
    'stay for the days that a super admin sets, as the talent is told before the deletion [ACC-14] [ACC-16]',
    async () => {
      const admin = await signIn(product.origin, 'admin')
      const console = await product.arrive(DESK, admin.token)
      await console.goto('/callboard-admin?tab=users')
      await console.getByRole('button', { name: 'What deletions keep' }).click()
      const days = console.getByRole('textbox', { name: 'Days after the casting day' })
      await days.fill('')
      await console.getByRole('button', { name: 'Save' }).click()
      await console.getByText('Type a whole number of days').waitFor()
      await days.fill('30')
      await console.getByRole('button', { name: 'Save' }).click()
      await console.getByText('Deletions keep names on sign-in sheets for 30 days from now on.').waitFor()

      const director = await signIn(product.origin, 'director')
      const session = await startSession(director, ['Barista'])
      const talent = await signUpTalent(product.origin, 'Tess')
      const { user } = await talent.call(verifyToken, {})
      const onboard = { uri: session.studio_uri, session: session._id }
      await (await prepareCheckIn(product.origin, onboard, 'Tess', 'Barista', talent)).submit()
      const own = await product.arrive(PHONE, talent.token)
      await own.goto('/delete-account')
      await own.getByText('Name, union number and times on 1 sign-in sheet, until').waitFor()
      await talent.call(deleteAccount, { id: user._id, password: 'a long enough secret' })

      const sheet = await product.arrive(DESK, director.token)
      await sheet.goto(`/sign-in-sheet/${session.studio_uri}/${session._id}`)
      await sheet.getByText('Account deleted, named until').waitFor()
      const row = sheet.getByRole('row', { name: /Tess Example/ })
      await row.getByRole('button', { name: 'Correct the times' }).click()
      await sheet.getByRole('dialog').getByLabel('Out').fill('11:59 PM')
      await sheet.getByRole('button', { name: 'Correct', exact: true }).click()
      await row.getByRole('cell', { name: '11:59 PM' }).waitFor()
      await sheet.emulateMedia({ media: 'print' })
      await sheet.getByText('Account deleted, named until').waitFor()
    },
  )
})
