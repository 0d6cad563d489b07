import type { CallInput } from '@callboard/kit/data'
import { type TypedSizes, typedSizes, wiredSizes } from '@callboard/kit/typed-sizes'
import type { saveTalentInfo, TalentInfo } from '@callboard/lobby/contract'

/** The info of a talent as it is typed. */
export interface TypedInfo extends TypedSizes {
  readonly instagram_handle: string
  readonly tiktok_handle: string
  readonly agent: string
  readonly agent_email: string
  readonly agent_phone: string
}

export const typedInfo = ({ record, ...known }: TalentInfo): TypedInfo => ({
  ...typedSizes(known),
  instagram_handle: record.instagram_handle ?? '',
  tiktok_handle: record.tiktok_handle ?? '',
  agent: record.agent ?? '',
  agent_email: record.agent_email ?? '',
  agent_phone: record.agent_phone ?? '',
})

/** The typed info as it is sent: an empty line is none, and so is a height without both numbers. */
function wiredInfo(typed: TypedInfo): Omit<CallInput<typeof saveTalentInfo>, 'id' | 'version'> {
  return {
    ...wiredSizes(typed),
    instagram_handle: typed.instagram_handle.trim() || null,
    tiktok_handle: typed.tiktok_handle.trim() || null,
    agent: typed.agent.trim() || null,
    agent_email: typed.agent_email.trim() || null,
    agent_phone: typed.agent_phone.trim() || null,
  }
}

type Wired = ReturnType<typeof wiredInfo>

/** Only what was changed, so that two people who edit different facts keep both. Sizes go with their clothes type. */
export function changedInfo(typed: TypedInfo, begun: TypedInfo): Partial<Wired> {
  const [now, before] = [wiredInfo(typed), wiredInfo(begun)]
  const isSame = (field: keyof Wired) => JSON.stringify(now[field]) === JSON.stringify(before[field])
  const fields = (Object.keys(now) as (keyof Wired)[]).filter((field) => !isSame(field))
  const { clothes_type, sizes } = now
  const worn = fields.includes('sizes') || fields.includes('clothes_type') ? { clothes_type, sizes } : {}
  return { ...Object.fromEntries(fields.map((field) => [field, now[field]])), ...worn }
}
