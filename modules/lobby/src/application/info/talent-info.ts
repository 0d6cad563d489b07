import {
  BLOB_STORE,
  type BlobStore,
  invalid,
  PHONE_NUMBERS,
  type PhoneNumbers,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  getTalentInfo,
  isTypedEmail,
  SIZE_TYPES,
  saveTalentInfo,
  sizeOf,
  type TalentInfo,
} from '../../contract/index.ts'
import {
  type CheckInRecord,
  changed,
  changedDetails,
  faultOfDetails,
  type TalentDetails,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { expectVersion, lockedRecord } from '../line/locked-record.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** A talent with everything that staff may know. */
function talentInfoView(record: CheckInRecord, details: TalentDetails, blobs: BlobStore): TalentInfo {
  const { heightFt, heightIn, clothesType, clothesSizes } = details
  const sizes = SIZE_TYPES.flatMap((type) => {
    const code = clothesSizes?.[type]
    const size = code && sizeOf(type, code)
    return size ? [[type, { value: size.value, label: size.label }] as const] : []
  })
  return {
    record: staffRecordView(record, blobs),
    height: heightFt === null && heightIn === null ? null : { ft: heightFt ?? 0, inches: heightIn ?? 0 },
    clothes_type: clothesType,
    clothes_size_object: Object.fromEntries(sizes),
  }
}

export const GetTalentInfo = useCase(
  getTalentInfo,
  { store: LOBBY_STORE, blobs: BLOB_STORE },
  async ({ needs, input: { id }, subject: { record } }) => {
    const details = await needs.store.read((repositories) => repositories.details.of(id))
    return talentInfoView(record, details, needs.blobs)
  },
)

type Input = InputOf<typeof saveTalentInfo>

const DEFAULT_COUNTRY = 'US'

/** A typed line; what was left out stays, an empty one is none. */
const line = (typed: string | null | undefined, before: string | null) =>
  typed === undefined ? before : typed?.trim() || null

/** @throws DomainError invalid with the field and the words of the check-in form */
function contacts(record: CheckInRecord, input: Input, phones: PhoneNumbers) {
  const agentEmail = line(input.agent_email, record.agentEmail)?.toLowerCase() ?? null
  if (agentEmail !== null && agentEmail !== record.agentEmail && !isTypedEmail(agentEmail))
    throw invalid('agent_email', 'Please Enter a valid Agent Email')
  const typedPhone = line(input.agent_phone, record.agentPhone)
  const agentPhone = typedPhone === null ? null : phones.parse(typedPhone, DEFAULT_COUNTRY)
  if (typedPhone !== null && agentPhone === null)
    throw invalid('agent_phone', 'Please Enter a valid Agent Phone number')
  return {
    agent: line(input.agent, record.agent),
    agentEmail,
    agentPhone,
    instagramHandle: line(input.instagram_handle, record.instagramHandle),
    tiktokHandle: line(input.tiktok_handle, record.tiktokHandle),
  }
}

export const SaveTalentInfo = useCase(
  saveTalentInfo,
  { store: LOBBY_STORE, signals: LobbySignals, phones: PHONE_NUMBERS, blobs: BLOB_STORE },
  ({ needs, input, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, needs.blobs)
      const details = changedDetails(await repositories.details.of(input.id), {
        height: input.height,
        clothesType: input.clothes_type,
        sizes: input.sizes,
      })
      const fault = faultOfDetails(details)
      if (fault) throw invalid(...fault)
      const after = changed(record, contacts(record, input, needs.phones))
      await repositories.records.save(after)
      await repositories.details.save(details)
      needs.signals.record(outbox, after)
      return outbox.answer(talentInfoView(after, details, needs.blobs))
    }),
)
