import { BLOB_STORE, invalid, PHONE_NUMBERS, type PhoneNumbers, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { getTalentInfo, isEmail, saveTalentInfo } from '../../contract/index.ts'
import { type CheckInRecord, changed, changedDetails, faultOfDetails } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { expectVersion, lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { talentInfoView } from './talent-info-view.ts'

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
  if (agentEmail !== null && agentEmail !== record.agentEmail && !isEmail(agentEmail))
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
