import { type ClothesType, SIZE_TYPES, type SizeType, sizeFaults } from '../contract/size-rules.ts'

/** Facts of a talent that only the talent info asks for. */
export interface TalentDetails {
  readonly id: string
  readonly heightFt: number | null
  readonly heightIn: number | null
  readonly clothesType: ClothesType | null
  /** kind of size → code of the catalogue; null before any was chosen */
  readonly clothesSizes: Readonly<Partial<Record<SizeType, string>>> | null
}

interface Change {
  readonly height?: { readonly ft: number; readonly inches: number } | null
  readonly clothesType?: ClothesType | null
  readonly sizes?: Readonly<Partial<Record<SizeType, string>>>
}

/** The details after a change. Another clothes type clears the sizes that were chosen for the former one. */
export function changedDetails(before: TalentDetails, { height, clothesType, sizes }: Change): TalentDetails {
  const type = clothesType === undefined ? before.clothesType : clothesType
  const kept = type === before.clothesType ? before.clothesSizes : null
  const measured =
    height === undefined ? {} : { heightFt: height?.ft ?? null, heightIn: height?.inches ?? null }
  return { ...before, ...measured, clothesType: type, clothesSizes: sizes ?? kept }
}

/** @returns the first fault of the sizes, as field and words */
export const faultOfDetails = ({
  clothesType,
  clothesSizes,
}: TalentDetails): readonly [string, string] | null => {
  const [fault] = Object.entries(
    sizeFaults(clothesType, (clothesSizes ?? {}) as Readonly<Record<string, string>>),
  )
  if (!fault) return null
  const [field, words] = fault
  return [SIZE_TYPES.some((type) => type === field) ? `sizes.${field}` : field, words]
}
