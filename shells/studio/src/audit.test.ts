import { type AuditEntry, downloadAudit, listAudit } from '@callboard/admin/contract'
import { allModules } from '@callboard/assembly'
import { STAFF_TYPES } from '@callboard/core'
import type { Endpoint, Subject } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { TELLS_CHANGES, TELLS_NO_CHANGE } from './audit-changes.fixture.ts'
import { rightFields } from './audit-inputs.fixture.ts'
import { inputAbout } from './input-about.fixture.ts'
import { type Caller, type OwnedThings, ownedThings } from './owned-things.fixture.ts'
import { ask, newPrincipal } from './principals.fixture.ts'
import { sampleInput } from './sample-input.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

/** Calls that are no GET and change no row of the database. */
const CHANGES_NOTHING: Readonly<Record<string, string>> = {
  'accounts.login': 'the sample is nobody’s password',
  'accounts.googleLogin': 'the sample is no ticket of Google',
  'accounts.googleRegister': 'the sample is no ticket of Google',
  'accounts.checkResetLink': 'it reads',
  'accounts.secondStep': 'the sample is no ticket of a first step',
  'accounts.beginSecondFactor': 'it hands out a key',
  'accounts.beginPasskey': 'it hands out a question',
  'accounts.askPasskey': 'it hands out a question',
  'accounts.passkeySignIn': 'the sample is no ticket of a question',
  'admin.previewEmailTemplate': 'it writes an e-mail and stores none',
  'lobby.checkBulkAdd': 'it reads the file',
  'lobby.joinMeeting': 'it hands out a ticket',
  'posting.unlockLink': 'it hands out a ticket',
  'posting.playTake': 'it hands out an address; what staff watch is not counted',
  'posting.countAuditionLinks': 'it reads',
  'posting.listFeedbacks': 'it reads',
  'posting.listPageFeedbacks': 'it reads',
  'posting.listComments': 'it reads',
  'posting.listOfficeComments': 'it reads',
  'review.listLastVideos': 'it reads',
  'review.uploadPartAddresses': 'it hands out addresses',
  'review.lookUpUpload': 'it reads',
}

const OWN_ACCOUNT = 'it is about something of the own account that the callers here have none of'
const OWN_DEVICE = 'only the device of a talent, or of who began the upload, makes it'
const OF_CHECK_IN = 'it needs the ticket of a check-in page, which staff are not given'
const WAITING_ROOM = 'this install has no external waiting room'
const NO_FILE = 'the takes here have no file'

/** Calls that are refused here, each for the reason; all others have to be done at least once. */
const IS_REFUSED: Readonly<Record<string, string>> = {
  'accounts.addPasskey': OWN_ACCOUNT,
  'accounts.approveStaffRequest': 'nobody asks to become staff',
  'accounts.declineStaffRequest': 'nobody asks to become staff',
  'accounts.downloadOwnData': OWN_ACCOUNT,
  'accounts.removePasskey': OWN_ACCOUNT,
  'accounts.removeTextAccount': 'the callers have no Twilio account',
  'accounts.renamePasskey': OWN_ACCOUNT,
  'accounts.renewRecoveryCodes': OWN_ACCOUNT,
  'accounts.resetPassword': 'the sample is no token of a mailed link',
  'accounts.saveTextAccount': 'Twilio is asked about it, and is not there',
  'accounts.switchOffSecondFactor': OWN_ACCOUNT,
  'accounts.switchOnSecondFactor': OWN_ACCOUNT,
  'admin.resendMessage': 'the sample is no failed message',
  'admin.retryJob': 'the sample is no failed job',
  'admin.updateCapacity': 'AWS is asked about it, and is not there',
  'freelancers.setFreelancerResponse': 'only the asked person answers',
  'lobby.addWaitingToGroup': WAITING_ROOM,
  'lobby.finishWaitingGroup': WAITING_ROOM,
  'lobby.openDemoPhone': 'this install has no demo',
  'lobby.removeCheckInPhoto': OF_CHECK_IN,
  'lobby.uploadCheckInPhoto': OF_CHECK_IN,
  'posting.addPostedVideo': NO_FILE,
  'posting.answerAs': 'the sample is no mailed code',
  'posting.commentOnWaiting': WAITING_ROOM,
  'posting.downloadTake': NO_FILE,
  'posting.giveWaitingFeedback': WAITING_ROOM,
  'posting.nameRecipient': 'only the recipient of a link makes it',
  'posting.playTake': NO_FILE,
  'posting.removeRecipient': 'the link has no recipient',
  'posting.requestPageArchive': NO_FILE,
  'review.addVideoEntry': OWN_DEVICE,
  'review.beginSelfTape': OF_CHECK_IN,
  'review.completeUpload': OWN_DEVICE,
  'review.confirmPiece': OWN_DEVICE,
  'review.confirmUploadPart': OWN_DEVICE,
  'review.deleteTakeComment': 'the take has no comment',
  'review.finishTake': OWN_DEVICE,
  'review.pieceAddresses': OWN_DEVICE,
  'review.reportTakeTrouble': OWN_DEVICE,
  'review.retryVideo': 'no take has failed',
  'review.sendTakePoster': OWN_DEVICE,
  'review.sendUploadPoster': OWN_DEVICE,
  'review.takeInterrupted': OWN_DEVICE,
  'review.takeStarted': OWN_DEVICE,
  'review.takeVideoThumbnail': NO_FILE,
  'scheduling.undoChange': 'the change is not the latest one',
}

const ENDS_SIGN_IN = 'it ends the sign-in which the other cases go on with'
const BY_KEY = 'the helper of a computer makes it by a key, without a sign-in'

/** Calls that are not made here, each for the reason. */
const IS_LEFT_OUT: Readonly<Record<string, string>> = {
  'accounts.logout': ENDS_SIGN_IN,
  'accounts.deleteAccount': ENDS_SIGN_IN,
  'review.getSyncedFile': BY_KEY,
  'review.listSyncedVideos': BY_KEY,
}

const isAbout = (endpoint: Endpoint): endpoint is Endpoint & { readonly subject: Subject } =>
  'kind' in endpoint.subject

/** Need things as they are at the beginning, or make what other calls are about. */
const COME_FIRST = [
  'posting.copyToPage',
  'freelancers.bookFreelancer',
  'freelancers.unbookFreelancer',
  'scheduling.moveAppointment',
  'scheduling.bookSlot',
  'review.startTakes',
  'lobby.finishGroup',
  'lobby.undoFinish',
  'lobby.actOnRecord',
  'lobby.undoStep',
  'lobby.checkInScheduled',
  'scheduling.updateAppointment',
  'scheduling.cancelAppointment',
]

/** Take away what most calls are about, the widest last. */
const ENDS_MUCH = [
  'scheduling.deleteTimeFrame',
  'lobby.deleteRecord',
  'lobby.clearRecords',
  'review.deleteVideo',
  'posting.removeLink',
  'posting.deletePage',
  'projects.deleteSession',
  'projects.archive',
  'projects.restore',
  'projects.delete',
]

const ends = ({ method, name }: Endpoint) => method === 'DELETE' || /archive|remove|delete|clear/i.test(name)

/** What takes away what other calls are about comes last. */
const rank = (endpoint: Endpoint): number => {
  const { name } = endpoint
  if (COME_FIRST.includes(name)) return COME_FIRST.indexOf(name) - COME_FIRST.length
  if (ENDS_MUCH.includes(name)) return ENDS_MUCH.indexOf(name) + 2
  return Number(ends(endpoint))
}

const writes: readonly Endpoint[] = allModules
  .flatMap((module) => module.api.map(({ endpoint }) => endpoint as Endpoint))
  .filter(
    ({ method, access }) => method !== 'GET' && access.some((role) => STAFF_TYPES.includes(role as never)),
  )
  .filter(({ name }) => !(name in IS_LEFT_OUT))
  .toSorted((a, b) => rank(a) - rank(b))

describe('a write by staff', function () {
  this.timeout(600_000)
  let product: TemporaryStudio
  let things: OwnedThings
  let admin: Caller
  let auditor: string
  let right: ReturnType<typeof rightFields>
  /** Names of the calls that were done at least once. */
  const done = new Set<string>()
  let told = 0

  before(async () => {
    product = await temporaryStudio()
    things = await ownedThings(product)
    const account = await newPrincipal(product, 'super_admin', 'auditor')
    admin = account.token
    auditor = account.id
    right = rightFields(product.origin, things)
  })
  after(() => product.stop())

  const newest = async (): Promise<AuditEntry | undefined> => {
    const { body } = await ask(product.origin, listAudit, { take: 1 }, admin)
    return (body.entries as readonly AuditEntry[])[0]
  }
  const numberOf = (entry: AuditEntry | undefined): number => Number(entry?._id ?? 0)

  for (const endpoint of writes)
    it(`has a row of the audit log: ${endpoint.name} [ADM-11]`, async () => {
      const sample = isAbout(endpoint) ? inputAbout(endpoint, things.open) : sampleInput(endpoint)
      for (const caller of [things.owner, admin]) {
        const input = { ...sample, ...(await right[endpoint.name]?.(caller)) }
        const before = await newest()
        const { status } = await ask(product.origin, endpoint, input, caller)
        const after = await newest()
        const added = numberOf(after) - numberOf(before)
        // A call in two steps may be refused in the second.
        if (status >= 400) expect(added, `refused with ${status}`).to.be.at.most(1)
        else {
          done.add(endpoint.name)
          expect(added, `answered with ${status}`).to.equal(endpoint.name in CHANGES_NOTHING ? 0 : 1)
          if (added === 0) continue
          const { changes } = after!
          if (endpoint.name in TELLS_NO_CHANGE) expect(changes).to.deep.equal([])
          else if (changes.length > 0) told += 1
        }
      }
    })

  it('was done here by each call, but for those that have a reason [ADM-11]', () => {
    const undone = writes.map(({ name }) => name).filter((name) => !done.has(name))
    expect(undone.toSorted()).to.deep.equal(Object.keys(IS_REFUSED).toSorted())
  })

  it('is known to tell what was before and after, or has a reason to tell nothing [ADM-11]', () => {
    const undecided = writes.filter(({ name }) => !(TELLS_CHANGES.has(name) || name in TELLS_NO_CHANGE))
    expect(undecided.map(({ name }) => name)).to.deep.equal([])
    const names = writes.map(({ name }) => name)
    const twice = names.filter((name) => TELLS_CHANGES.has(name) && name in TELLS_NO_CHANGE)
    const gone = [...TELLS_CHANGES, ...Object.keys(TELLS_NO_CHANGE)].filter((name) => !names.includes(name))
    expect({ twice, gone }).to.deep.equal({ twice: [], gone: [] })
    expect(told).to.be.above(15)
  })

  it('is found by who made it, by its project and by its time, on the page and in the file [ADM-11]', async () => {
    const list = async (query: object) => {
      const { body } = await ask(product.origin, listAudit, { take: 100, ...query }, admin)
      return body.entries as readonly AuditEntry[]
    }
    const own = (await list({ user_id: auditor })).map(({ user }) => user._id)
    expect(own.length).to.be.above(10)
    expect(new Set(own)).to.deep.equal(new Set([auditor]))
    const project = things.open.project!.id!
    const about = await list({ project_id: project })
    expect(about.length).to.be.above(10)
    expect(about.every((entry) => entry.project?._id === project)).to.equal(true)
    expect(await list({ since: '2031-01-06T18:00:00.000Z' })).to.deep.equal([])
    expect((await list({ user_id: auditor, until: '2031-01-06T18:00:00.000Z' })).length).to.equal(own.length)
    const saved = (await list({ user_id: auditor })).find(({ action }) => action === 'admin.saveNotices')
    expect(saved?.user.name).to.equal('auditor Example')
    const { body: csv } = await ask(product.origin, downloadAudit, { user_id: auditor }, admin)
    const lines = (csv as string).trim().split('\r\n')
    expect(lines[0]).to.include(
      'Number,Time (UTC),User,User id,Type,Action,Call,Project,Project id,About,About id',
    )
    expect(lines.slice(1).every((line) => line.includes(auditor))).to.equal(true)
    for (const secret of ['sample@example.com', 'a'.repeat(43)]) expect(csv).not.to.include(secret)
  })

  it('leaves the whole log in order [ADM-11]', async () => {
    expect((await product.studio.verifyAudit()).faults).to.deep.equal([])
  })
})
