import { type Static, type TSchema, Type } from '@sinclair/typebox'
import {
  CLOTHES_TYPES,
  type ClothesType,
  MOST_INCHES,
  SIZE_TYPES,
  type SizeType,
  TALLEST_FEET,
} from './size-rules.ts'

export const Height = Type.Object({
  ft: Type.Integer({ minimum: 0, maximum: TALLEST_FEET }),
  inches: Type.Integer({ minimum: 0, maximum: MOST_INCHES }),
})

export const ClothesTypeSchema = Type.Unsafe<ClothesType>({ type: 'string', enum: [...CLOTHES_TYPES] })

const ofSizes = <Value>(value: TSchema) =>
  Type.Unsafe<Partial<Record<SizeType, Value>>>(
    Type.Object(Object.fromEntries(SIZE_TYPES.map((type) => [type, Type.Optional(value)])), {
      additionalProperties: false,
    }),
  )

const Size = Type.Object({ value: Type.String(), label: Type.String() })

/** kind of size → what was chosen */
export const ChosenSizes = ofSizes<Static<typeof Size>>(Size)
export type ChosenSizes = Static<typeof ChosenSizes>

/** kind of size → code of the catalogue; replaces all sizes */
export const SizeCodes = ofSizes<string>(Type.String({ maxLength: 20 }))
export type SizeCodes = Static<typeof SizeCodes>
