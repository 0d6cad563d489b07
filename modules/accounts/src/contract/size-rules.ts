/** The kinds of clothes whose sizes are asked for. */
export const CLOTHES_TYPES = ['men', 'women', 'shoe'] as const
export type ClothesType = (typeof CLOTHES_TYPES)[number]

/** One catalogue for each kind of size, in the order in which they are shown. */
export const SIZE_TYPES = [
  'dress',
  'women_shoe',
  'bust',
  'hip',
  'men_suit',
  'men_shoe',
  'chest',
  'waist',
] as const
export type SizeType = (typeof SIZE_TYPES)[number]

export const SIZE_TYPE_WORDS: Readonly<Record<SizeType, string>> = {
  dress: 'Dress',
  women_shoe: "Women's shoe",
  bust: 'Bust',
  hip: 'Hip',
  men_suit: "Men's suit",
  men_shoe: "Men's shoe",
  chest: 'Chest',
  waist: 'Waist',
}

export const CLOTHES_TYPE_WORDS: Readonly<Record<ClothesType, string>> = {
  men: "Men's",
  women: "Women's",
  shoe: 'Shoes only',
}

/** Sizes that belong to each kind of clothes. */
export const SIZES_OF: Readonly<Record<ClothesType, readonly SizeType[]>> = {
  men: ['men_suit', 'chest', 'waist', 'men_shoe'],
  women: ['dress', 'bust', 'waist', 'hip', 'women_shoe'],
  shoe: ['women_shoe', 'men_shoe'],
}

/** An entry of a catalogue: a code of age group and size, and its words. */
export interface Size {
  readonly value: string
  readonly label: string
}

const AGE_WORDS = {
  INFANT: 'Infant',
  TODDLER: 'Toddler',
  CHILD: 'Child',
  TEEN: 'Teen',
  ADULT: 'Adult',
} as const
type Age = keyof typeof AGE_WORDS

const code = (size: string) => size.replaceAll('.', '_').replaceAll('-', '_')

const sized = (age: Age, sizes: readonly string[]): readonly Size[] =>
  sizes.map((size) => ({ value: `${age}_${code(size)}`, label: `${AGE_WORDS[age]} ${size}` }))

/** From the first to the last, both included, as they are written: `5`, `5.5`. */
const steps = (from: number, to: number, by = 1): readonly string[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => String(from + index * by))

const INFANT_MONTHS = ['0-3M', '3-6M', '6-9M', '9-12M', '12-18M', '18-24M'] as const
const TODDLER_YEARS = ['2T', '3T', '4T', '5T'] as const

const INCH = 2.54

/** A measure of the body in whole inches; its words have both units. */
const measured = (from: number, to: number): readonly Size[] =>
  steps(from, to).map((inches) => ({
    value: `IN_${inches}`,
    label: `${inches} in (${Math.round(Number(inches) * INCH)} cm)`,
  }))

const childShoes = (): readonly Size[] => [
  ...sized('INFANT', steps(0, 4, 0.5)),
  ...sized('TODDLER', steps(4.5, 10, 0.5)),
  ...sized('CHILD', steps(10.5, 13.5, 0.5)),
  ...sized(
    'CHILD',
    [...steps(1, 3, 0.5)].map((size) => `${size}Y`),
  ),
  ...sized(
    'TEEN',
    [...steps(3.5, 7, 0.5)].map((size) => `${size}Y`),
  ),
]

const SUIT_LENGTHS = ['S', 'R', 'L'] as const
const suits = () => steps(34, 60, 2).flatMap((chest) => SUIT_LENGTHS.map((length) => `${chest}${length}`))

/** Made when they are asked for, so that pages that show no sizes do not carry them. */
const CATALOGUES: Readonly<Record<SizeType, () => readonly Size[]>> = {
  dress: () => [
    ...sized('INFANT', INFANT_MONTHS),
    ...sized('TODDLER', TODDLER_YEARS),
    ...sized('CHILD', ['4', '5', '6', '6X', '7', '8', '10', '12', '14', '16']),
    ...sized('TEEN', ['0', '1', '3', '5', '7', '9', '11', '13', '15']),
    ...sized('ADULT', ['00', ...steps(0, 32, 2)]),
  ],
  women_shoe: () => [...childShoes(), ...sized('ADULT', steps(4, 14, 0.5))],
  bust: () => measured(18, 60),
  hip: () => measured(18, 64),
  men_suit: () => [
    ...sized('INFANT', INFANT_MONTHS),
    ...sized('TODDLER', TODDLER_YEARS),
    ...sized('CHILD', ['4', '5', '6', '7', '8', '10', '12']),
    ...sized('TEEN', ['14', '16', '18', '20']),
    ...sized('ADULT', suits()),
  ],
  men_shoe: () => [...childShoes(), ...sized('ADULT', [...steps(6, 15, 0.5), '16', '17', '18'])],
  chest: () => measured(18, 64),
  waist: () => measured(16, 60),
}

/** Every size of a kind that can be chosen. */
export const sizeCatalogue = (type: SizeType): readonly Size[] => CATALOGUES[type]()

export const sizeOf = (type: SizeType, value: string): Size | undefined =>
  sizeCatalogue(type).find((size) => size.value === value)

/** Heights that can be entered. */
export const TALLEST_FEET = 8
export const MOST_INCHES = 11

/** Faults of chosen sizes, by field. @param sizes kind of size → code */
export function sizeFaults(
  clothesType: string | null,
  sizes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const chosen = Object.entries(sizes)
  const type = CLOTHES_TYPES.find((known) => known === clothesType)
  if (chosen.length > 0 && !type) return { clothes_type: 'Choose a clothes type.' }
  const wrong = chosen.filter(
    ([kind, value]) => !type || !SIZES_OF[type].some((own) => own === kind && sizeOf(own, value)),
  )
  return Object.fromEntries(wrong.map(([kind]) => [kind, 'Choose one of the list']))
}
