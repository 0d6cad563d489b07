import {
  type BoxProps,
  type Autocomplete as MantineAutocomplete,
  type MultiSelect as MantineMultiSelect,
  type NumberInput as MantineNumberInput,
  type Select as MantineSelect,
  type TagsInput as MantineTagsInput,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** As high as the inputs themselves, so that nothing moves. */
const HEIGHTS: Readonly<Record<string, string>> = {
  xs: 'var(--cb-h-s)',
  sm: 'var(--cb-h-m)',
  md: 'var(--cb-h-l)',
  lg: 'var(--cb-h-xl)',
}

interface Labelled extends Pick<BoxProps, 'w' | 'miw' | 'maw' | 'flex'> {
  readonly label?: ReactNode
  readonly size?: unknown
}

function Coming({ label, size, w, miw, maw, flex }: Labelled) {
  return (
    <Stack gap={2} aria-busy="true" w={w} miw={miw} maw={maw} flex={flex}>
      {label ? (
        <Text size="sm" fw={550}>
          {label}
        </Text>
      ) : null}
      <Skeleton height={HEIGHTS[String(size ?? 'sm')]} />
    </Stack>
  )
}

/** An input whose code arrives after the page stands; until then its place is kept. */
function LateInput({ input: Input, ...props }: Labelled & { readonly input: ComponentType<Labelled> }) {
  return (
    <Suspense fallback={<Coming {...props} />}>
      <Input {...props} />
    </Suspense>
  )
}

const late = (load: () => Promise<unknown>) =>
  lazy(async () => ({ default: (await load()) as ComponentType<Labelled> }))

const selects = () => import('./selects.ts')

const LateSelect = late(async () => (await selects()).Select)
const LateMultiSelect = late(async () => (await selects()).MultiSelect)
const LateAutocomplete = late(async () => (await selects()).Autocomplete)
const LateTagsInput = late(async () => (await selects()).TagsInput)
const LateNumberInput = late(async () => (await import('./numbers.ts')).NumberInput)

const AnySelect = (props: Labelled) => <LateInput input={LateSelect} {...props} />
const AnyMultiSelect = (props: Labelled) => <LateInput input={LateMultiSelect} {...props} />
const AnyAutocomplete = (props: Labelled) => <LateInput input={LateAutocomplete} {...props} />
const AnyTagsInput = (props: Labelled) => <LateInput input={LateTagsInput} {...props} />
const AnyNumberInput = (props: Labelled) => <LateInput input={LateNumberInput} {...props} />

export const Select = AnySelect as typeof MantineSelect
export const MultiSelect = AnyMultiSelect as typeof MantineMultiSelect
export const Autocomplete = AnyAutocomplete as typeof MantineAutocomplete
export const TagsInput = AnyTagsInput as typeof MantineTagsInput
export const NumberInput = AnyNumberInput as typeof MantineNumberInput
