import {
  CLOTHES_TYPE_WORDS,
  CLOTHES_TYPES,
  type ClothesType,
  MOST_INCHES,
  SIZE_TYPE_WORDS,
  SIZES_OF,
  sizeCatalogue,
  TALLEST_FEET,
} from '@callboard/accounts/contract'
import { NumberInput, Select } from '@callboard/kit/choices'
import { Group } from '@callboard/kit/ui'
import type { TypedSizes } from './typed-sizes.ts'

/** Height, clothes type and the sizes that belong to it; another clothes type clears them. */
export function SizeFields(props: {
  readonly typed: TypedSizes
  readonly errorAt: (path: string) => string | undefined
  readonly onChange: (change: Partial<TypedSizes>) => void
}) {
  const { typed, errorAt, onChange } = props
  const type = typed.clothes_type
  const height = (name: 'feet' | 'inches', label: string, max: number) => (
    <NumberInput
      name={name}
      label={label}
      min={0}
      max={max}
      allowDecimal={false}
      value={typed[name]}
      error={errorAt(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <>
      <Group grow align="flex-start">
        {height('feet', 'Height, ft', TALLEST_FEET)}
        {height('inches', 'Height, in', MOST_INCHES)}
      </Group>
      <Select
        label="Clothes type"
        description="Another type clears the sizes."
        clearable
        data={CLOTHES_TYPES.map((value) => ({ value, label: CLOTHES_TYPE_WORDS[value] }))}
        value={type}
        error={errorAt('clothes_type')}
        onChange={(next) => onChange({ clothes_type: next as ClothesType | null, sizes: {} })}
      />
      {(type ? SIZES_OF[type] : []).map((kind) => (
        <Select
          key={kind}
          label={SIZE_TYPE_WORDS[kind]}
          searchable
          clearable
          data={sizeCatalogue(kind).map(({ value, label }) => ({ value, label }))}
          value={typed.sizes[kind] ?? null}
          error={errorAt(`sizes.${kind}`)}
          onChange={(size) => onChange({ sizes: { ...typed.sizes, [kind]: size ?? undefined } })}
        />
      ))}
    </>
  )
}
