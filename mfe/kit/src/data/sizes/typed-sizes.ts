import type { ClothesType, SizeType } from '@callboard/accounts/contract'

/** Height and sizes as they are typed. */
export interface TypedSizes {
  readonly feet: number | string
  readonly inches: number | string
  readonly clothes_type: ClothesType | null
  readonly sizes: Readonly<Partial<Record<SizeType, string | undefined>>>
}

type Known = {
  readonly height: { readonly ft: number; readonly inches: number } | null
  readonly clothes_type: ClothesType | null
  readonly clothes_size_object: Readonly<Partial<Record<SizeType, { readonly value: string }>>>
}

export const typedSizes = ({ height, clothes_type, clothes_size_object }: Known): TypedSizes => ({
  feet: height?.ft ?? '',
  inches: height?.inches ?? '',
  clothes_type,
  sizes: Object.fromEntries(Object.entries(clothes_size_object).map(([kind, size]) => [kind, size?.value])),
})

const number = (typed: number | string) => (typed === '' ? 0 : Number(typed))

/** As it is sent: a height without both numbers is none. */
export const wiredSizes = ({ feet, inches, clothes_type, sizes }: TypedSizes) => ({
  height: feet === '' && inches === '' ? null : { ft: number(feet), inches: number(inches) },
  clothes_type,
  sizes: Object.fromEntries(
    Object.entries(sizes).flatMap(([kind, size]) => (size ? [[kind, size] as const] : [])),
  ) as Partial<Record<SizeType, string>>,
})

const WIRE_FIELDS: Readonly<Record<string, string>> = { 'height.ft': 'feet', 'height.inches': 'inches' }

/** The field that shows the fault of a path of the wire. */
export const sizeFieldOf = (path: string): string => WIRE_FIELDS[path] ?? path
