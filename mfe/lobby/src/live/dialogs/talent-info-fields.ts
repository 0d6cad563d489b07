import type { CallInput } from '@callboard/kit/data'
import type { ClothesType, SizeType, saveTalentInfo, TalentInfo } from '@callboard/lobby/contract'

/** The info of a talent as it is typed. */
export interface TypedInfo {
  readonly feet: number | string
  readonly inches: number | string
  readonly clothes_type: ClothesType | null
  readonly sizes: Readonly<Partial<Record<SizeType, string | undefined>>>
  readonly instagram_handle: string
  readonly tiktok_handle: string
  readonly agent: string
  readonly agent_email: string
  readonly agent_phone: string
}

export function typedInfo({ record, height, clothes_type, clothes_size_object }: TalentInfo): TypedInfo {
  const sizes = Object.entries(clothes_size_object).map(([kind, size]) => [kind, size?.value])
  return {
    feet: height?.ft ?? '',
    inches: height?.inches ?? '',
    clothes_type,
    sizes: Object.fromEntries(sizes),
    instagram_handle: record.instagram_handle ?? '',
    tiktok_handle: record.tiktok_handle ?? '',
    agent: record.agent ?? '',
    agent_email: record.agent_email ?? '',
    agent_phone: record.agent_phone ?? '',
  }
}

const number = (typed: number | string) => (typed === '' ? 0 : Number(typed))

/** The typed info as it is sent: an empty line is none, and so is a height without both numbers. */
function wiredInfo(typed: TypedInfo): Omit<CallInput<typeof saveTalentInfo>, 'id' | 'version'> {
  const { feet, inches, clothes_type, sizes } = typed
  const chosen = Object.entries(sizes).flatMap(([kind, size]) => (size ? [[kind, size] as const] : []))
  return {
    height: feet === '' && inches === '' ? null : { ft: number(feet), inches: number(inches) },
    clothes_type,
    sizes: Object.fromEntries(chosen),
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
